import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/endpoints/all-endpoints.ts";
import { mcpPath } from "#contract/mcp.ts";
import { webhookPath } from "#contract/payment-webhook.ts";
import { providerCallbackPath } from "#contract/provider-callback.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
afterAll(() => app.close());

describe("the OpenAPI document", () => {
  it("is OpenAPI 3.1 and contains every endpoint with a unique id", async () => {
    const { status, body } = await app.inject({ method: "GET", url: "/api/openapi.json" });
    expect([status, body.openapi]).toEqual([200, "3.1.0"]);
    const ids: string[] = [];
    for (const { method, path } of allEndpoints) {
      const described = body.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
      expect(described, `${method} ${path}`).toBeDefined();
      ids.push(described.operationId);
    }
    expect(new Set(ids).size).toBe(allEndpoints.length);
  });

  it("describes requests and responses", async () => {
    const { body } = await app.inject({ method: "GET", url: "/api/openapi.json" });
    const saveGoals = body.paths["/api/goals/daily"].post;
    expect(saveGoals.security).toEqual([{ accessToken: [] }, { personalToken: [] }]);
    expect(saveGoals.requestBody.content["application/json"].schema).toMatchObject({
      type: "object",
      additionalProperties: false,
      required: ["calories", "protein", "carbs", "fat", "fiber"],
      properties: { calories: { type: "integer", minimum: 1000, maximum: 4000 } },
    });
    const deleteMeal = body.paths["/api/meals/{id}"].delete;
    expect(deleteMeal.responses["204"]).toEqual({ description: "No Content" });
    expect(deleteMeal.parameters[0]).toMatchObject({ name: "id", in: "path", required: true });
    expect(deleteMeal.responses.default.content["application/json"].schema.$ref).toBe(
      "#/components/schemas/Error",
    );
  });

  it("covers every served route", async () => {
    const routes = app.app.printRoutes({ commonPrefix: false }).match(/\/api\/\S+(?= \()/g) ?? [];
    const described = new Set<string>(allEndpoints.map(({ path }) => path));
    const own = new Set<string>([
      "/api/openapi.json",
      "/api/docs",
      mcpPath,
      webhookPath,
      providerCallbackPath,
    ]);
    const advice = routes
      .filter((route) => !described.has(route) && !own.has(route))
      .map(
        (route) => `${route} is served but not described: list it in contract/endpoints/all-endpoints.ts.`,
      );
    expect(advice).toEqual([]);
  });

  it("is available as a page without scripts", async () => {
    const { body, headers } = await app.inject({ method: "GET", url: "/api/docs" });
    for (const { path } of allEndpoints) expect(body).toContain(`<code>${path}</code>`);
    expect(body).not.toContain("<script");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });
});
