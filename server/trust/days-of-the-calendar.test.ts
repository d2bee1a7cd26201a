import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { createTestApp, type SignedIn, type TestApp } from "../testing/test-app.ts";
import { createSampleCall, endpoints, nameOf } from "./send-sample.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 1000 });
  ana = await app.signUp();
  await app.makePro(ana);
});
afterAll(() => app.close());

const parts = ["params", "query", "body"] as const;
type JsonSchema = z.core.JSONSchema.BaseSchema;
/** Where in a part of a call a day or an instant is, as the contract has it. */
interface Place {
  readonly endpoint: AnyEndpoint;
  readonly part: (typeof parts)[number];
  readonly path: readonly string[];
  readonly format: string;
}

const places = endpoints.flatMap((endpoint) =>
  parts.flatMap((part) => {
    const schema = endpoint[part];
    const json = schema && z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    return json ? placesIn(json).map((place) => ({ endpoint, part, ...place })) : [];
  }),
);

function placesIn({ format, properties, items, anyOf, oneOf }: JsonSchema): Pick<Place, "path" | "format">[] {
  if (format === "date" || format === "date-time") return [{ path: [], format }];
  const children = [
    ...Object.entries(properties ?? {}),
    ...(items && !Array.isArray(items) ? [["0", items] as const] : []),
    ...[...(anyOf ?? []), ...(oneOf ?? [])].map((each) => ["", each] as const),
  ];
  return children.flatMap(([name, child]) =>
    typeof child === "object"
      ? placesIn(child as JsonSchema).map(({ path, ...place }) => ({
          ...place,
          path: name === "" ? path : [name, ...path],
        }))
      : [],
  );
}

const named = places.map((place) => {
  const { endpoint, part, path } = place;
  return [`${nameOf(endpoint)}: ${path.join(".")} of its ${part}`, place] as const;
});

function withValue(value: unknown, [name, ...rest]: readonly string[], day: string): unknown {
  if (name === undefined) return day;
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [name]: withValue(object[name], rest, day) };
}

async function sendWith({ endpoint, part, path, format }: Place, day: string) {
  const call = await createSampleCall(app, endpoint, { headers: ana.headers, account: ana });
  const value = format === "date" ? day : `${day}T12:00:00Z`;
  return app.call(endpoint, { ...call, [part]: withValue(call[part], path, value), headers: ana.headers });
}

describe.each(named)("%s", (_, place) => {
  it.each(["0000-01-01", "0000-12-31", "0001-01-01", "9999-01-01", "9999-12-31"])(
    "is refused on %s",
    async (day) => {
      const { status } = await sendWith(place, day);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  it.each(["2000-01-01", "2000-01-02", "9998-12-31"])("is answered on %s", async (day) => {
    expect((await sendWith(place, day)).status).toBeLessThan(500);
  });
});

it("every way of naming a day is found in the contract", () => {
  expect(new Set(places.map(({ part }) => part))).toEqual(new Set(parts));
  expect(places.length).toBeGreaterThan(25);
});
