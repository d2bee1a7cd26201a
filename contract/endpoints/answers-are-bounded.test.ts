import { expect, it } from "vitest";
import * as z from "zod";
import type { EndpointParts } from "../endpoint.ts";
import { allEndpoints } from "./all-endpoints.ts";

const endpoints: readonly EndpointParts[] = allEndpoints;

/** Where a JSON schema has a list that may be of any length. */
function endlessLists(schema: unknown, path: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const isEndless = "type" in schema && schema.type === "array" && !("maxItems" in schema);
  const inside = Object.entries(schema).flatMap(([name, part]) => endlessLists(part, `${path}/${name}`));
  return isEndless ? [path, ...inside] : inside;
}

it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s answers no list without an end",
  (_, { answer }) => {
    const schema = answer ? z.toJSONSchema(answer, { io: "output", unrepresentable: "any" }) : {};
    expect(endlessLists(schema, "")).toEqual([]);
  },
);
