/** server/testing/fuzz: calls made up from the contract. This file: a call of an endpoint, well formed or spoilt, by anybody. */
import * as fc from "fast-check";
import type { EndpointParts } from "#contract/endpoint.ts";
import { hostileText, hostileValue, spoilt } from "./hostile-values.ts";
import { allowedValue } from "./value-of-schema.ts";

const callers = ["nobody", "visitor", "free", "pro", "made up"] as const;
export type CallerName = (typeof callers)[number];

export interface MadeUpCall {
  readonly endpoint: EndpointParts;
  readonly caller: CallerName;
  /** For ids in the path: which of those that earlier answers named, or a text instead. */
  readonly id: number | string;
  readonly query: Readonly<Record<string, string>>;
  /** JSON, or what was made of it; undefined where nothing is sent. */
  readonly payload: string | undefined;
  /** Sent in a form beside the payload's fields. */
  readonly file: Uint8Array | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** In ten: how many calls have one place of them spoilt. */
const spoiltOfTen = 3;
/** Which header values HTTP can carry. */
const headerText = fc.string({ unit: "grapheme-ascii", maxLength: 40 });

const spoiling = fc.record({
  isSpoilt: fc.integer({ min: 0, max: 9 }).map((number) => number < spoiltOfTen),
  place: fc.nat(50),
  how: fc.constantFrom("replace" as const, "remove" as const, "double" as const),
  other: hostileValue,
});

function mostly<T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd });
}
const anybody = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<CallerName>("free", "pro") },
  { weight: 1, arbitrary: fc.constantFrom<CallerName>(...callers) },
);

const headers = fc.record(
  {
    "time-zone": mostly(fc.constantFrom("Europe/Madrid", "Pacific/Apia", "UTC"), headerText),
    "accept-language": mostly(fc.constantFrom("es", "fr-CA,en;q=0.8", "*"), headerText),
    // Few keys beside the new ones, so that some come again with another body.
    "idempotency-key": mostly(fc.uuid(), fc.oneof(fc.constantFrom("a", "b", "c"), headerText)),
  },
  { requiredKeys: [] },
);

export function madeUpCall(endpoint: EndpointParts): fc.Arbitrary<MadeUpCall> {
  return fc.record({
    endpoint: fc.constant(endpoint),
    caller: anybody,
    id: fc.oneof({ weight: 6, arbitrary: fc.nat(1000) }, fc.uuid(), hostileText),
    query: endpoint.query ? made(endpoint.query).map(textsOf) : fc.constant({}),
    payload: endpoint.body ? made(endpoint.body).chain(payloadOf) : fc.constant(undefined),
    file: endpoint.file ? fc.uint8Array({ maxLength: 300 }) : fc.constant(undefined),
    headers,
  });
}

function made(schema: NonNullable<EndpointParts["body"]>): fc.Arbitrary<unknown> {
  return fc
    .tuple(allowedValue(schema), spoiling)
    .map(([value, { isSpoilt, place, how, other }]) => (isSpoilt ? spoilt(value, place, how, other) : value));
}

/** As JSON; now and then cut off. */
function payloadOf(value: unknown): fc.Arbitrary<string> {
  const text = JSON.stringify(value) ?? "";
  return fc.nat(40).map((number) => (number === 0 ? text.slice(0, text.length / 2) : text));
}

function textsOf(query: unknown): Record<string, string> {
  if (typeof query !== "object" || query === null) return { odd: String(query) };
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
}
