import { expect, it } from "vitest";
import * as z from "zod";
import type { AnyEndpoint } from "../endpoint.ts";
import { allEndpoints } from "./all-endpoints.ts";

const endpoints: readonly AnyEndpoint[] = allEndpoints;

/** Paths of the arrays without `maxItems` in a JSON schema. */
function unboundedArrays(schema: unknown, path: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const isUnbounded = "type" in schema && schema.type === "array" && !("maxItems" in schema);
  const inside = Object.entries(schema).flatMap(([name, part]) => unboundedArrays(part, `${path}/${name}`));
  return isUnbounded ? [path, ...inside] : inside;
}

it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s answers no unbounded array",
  (_, { answer }) => {
    const schema = answer ? z.toJSONSchema(answer, { io: "output", unrepresentable: "any" }) : {};
    expect(unboundedArrays(schema, "")).toEqual([]);
  },
);
