import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { allEndpoints, features } from "#contract/endpoints/all-endpoints.ts";
import { errorStatus } from "#contract/error-codes.ts";
import { mealTextMaxLength } from "#contract/limits.ts";
import { mcpPath } from "#contract/mcp.ts";
import { webhookPath } from "#contract/payment-webhook.ts";
import { providerCallbackPath } from "#contract/provider-callback.ts";
import { oauthPaths } from "../features/assistants/connecting/oauth-metadata.ts";
import { createTestApp, type TestAnswer, type TestApp } from "../testing/test-app.ts";
import { failuresOf } from "./failures-of.ts";

const endpoints: readonly AnyEndpoint[] = allEndpoints;
let app: TestApp;
let document: TestAnswer["body"];
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
  document = (await app.inject({ method: "GET", url: "/api/openapi.json" })).body;
});
afterAll(() => app.close());

const operationOf = ({ method, path }: AnyEndpoint) =>
  document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];

/** Objects with fields that are described within other schemas. */
function inlineShapes(schema: unknown, isNamed = false): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const isShape = !isNamed && "properties" in schema && "type" in schema;
  const within = Object.values(schema).flatMap((part) => inlineShapes(part));
  return isShape ? [JSON.stringify(schema), ...within] : within;
}

describe("the OpenAPI document", () => {
  it("is OpenAPI 3.1 and contains every endpoint with a unique id, fit for a function's name", () => {
    expect(document.openapi).toBe("3.1.0");
    const ids: string[] = [];
    for (const endpoint of endpoints) {
      const described = operationOf(endpoint);
      expect(described, `${endpoint.method} ${endpoint.path}`).toBeDefined();
      expect(described.operationId).toMatch(/^[a-z][A-Za-z0-9]+$/);
      ids.push(described.operationId);
    }
    expect(new Set(ids).size).toBe(endpoints.length);
  });

  it("satisfies a linter", async () => {
    const config = await createConfig({
      extends: ["recommended"],
      rules: {
        "operation-4xx-response": "error",
        "operation-operationId-url-safe": "error",
        "operation-singular-tag": "error",
        "operation-tag-defined": "error",
        "tag-description": "error",
        "no-invalid-schema-examples": "error",
      },
    });
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config });
    expect(problems.map(({ ruleId, message, location: [at] }) => [ruleId, message, at?.pointer])).toEqual([]);
  });

  it("describes each shape once, under its name in the contract", () => {
    const { schemas } = document.components;
    const inline = [
      ...Object.values(schemas).flatMap((schema) => inlineShapes(schema, true)),
      ...inlineShapes(document.paths),
    ];
    const known = new Set(Object.values(schemas).map((schema) => JSON.stringify(schema)));
    const advice = inline
      .filter((shape, at) => known.has(shape) || inline.indexOf(shape) !== at)
      .map((shape) => `Export this shape of contract/shapes, and use it wherever it is meant: ${shape}`);
    expect(advice).toEqual([]);
    expect(document.paths["/api/meals"].post.responses["201"].content["application/json"].schema).toEqual({
      $ref: "#/components/schemas/Meal",
    });
  });

  it("has each operation under the tag of its feature, and names the server", () => {
    expect(document.servers).toEqual([{ url: "https://platewise.example" }]);
    for (const [tag, { endpoints: own }] of Object.entries(features))
      for (const endpoint of own) expect(operationOf(endpoint).tags).toEqual([tag]);
  });

  it("states limits that the schema leaves to failures of their own", () => {
    const { TextSubmission, CorrectionText } = document.components.schemas;
    expect(TextSubmission.properties.text).toEqual({
      type: "string",
      minLength: 1,
      maxLength: mealTextMaxLength,
    });
    expect(CorrectionText.minLength).toBe(1);
  });

  it("describes requests, responses and failures", () => {
    const saveGoals = document.paths["/api/goals/daily"].post;
    expect(saveGoals.security).toEqual([{ accessToken: [] }, { personalToken: [] }]);
    expect(saveGoals.requestBody.content["application/json"].schema.$ref).toBe("#/components/schemas/Goals");
    expect(document.components.schemas.Goals).toMatchObject({
      type: "object",
      additionalProperties: false,
      required: ["calories", "protein", "carbs", "fat", "fiber"],
      properties: { calories: { type: "integer", minimum: 1000, maximum: 4000 } },
    });
    const deleteMeal = document.paths["/api/meals/{id}"].delete;
    expect(deleteMeal.responses["204"]).toEqual({ description: "No Content" });
    expect(deleteMeal.parameters[0]).toMatchObject({ name: "id", in: "path", required: true });
    expect(deleteMeal.responses["404"]).toEqual({
      description: "`meal_not_found`",
      content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorAnswer" } } },
    });
    expect(deleteMeal.responses["403"].description).toContain("token_reads_only");
  });

  it("names every error code where a call can answer it", () => {
    const ofAnyCall = ["method_not_allowed", "internal_error", "service_unavailable"];
    const ofOtherRoutes = ["origin_not_ours", "webhook_not_ours"];
    const documented = new Set<string>(endpoints.flatMap((endpoint) => [...failuresOf(endpoint)]));
    const advice = Object.keys(errorStatus)
      .filter((code) => !documented.has(code) && ![...ofAnyCall, ...ofOtherRoutes].includes(code))
      .map((code) => `${code} is in no "failures" of contract/endpoints: add it where it can be answered.`);
    expect(advice).toEqual([]);
  });

  it("covers every served route", () => {
    const routes = app.app.printRoutes({ commonPrefix: false }).match(/\/api\/\S+(?= \()/g) ?? [];
    const described = new Set<string>(endpoints.map(({ path }) => path));
    const own = new Set<string>([
      "/api/openapi.json",
      "/api/docs",
      mcpPath,
      webhookPath,
      providerCallbackPath,
      ...Object.values(oauthPaths),
    ]);
    const advice = routes
      .filter((route) => !described.has(route) && !own.has(route))
      .map(
        (route) => `${route} is served but not described: list it in contract/endpoints/all-endpoints.ts.`,
      );
    expect(advice).toEqual([]);
  });

  it("is available as a page without scripts, where names lead to their shapes", async () => {
    const { body, headers } = await app.inject({ method: "GET", url: "/api/docs" });
    for (const { path } of endpoints) expect(body).toContain(`<code>${path}</code>`);
    const named = [...body.matchAll(/href="#(shape-\w+)"/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(100);
    for (const name of new Set(named)) expect(body).toContain(`id="${name}"`);
    expect(body).not.toContain("<script");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });
});
