import * as fc from "fast-check";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { corrupt, hostileText, hostileValue } from "./hostile-values.ts";
import { validValue } from "./schema-values.ts";

const callers = ["nobody", "visitor", "free", "pro", "made up"] as const;
export type CallerName = (typeof callers)[number];

export interface GeneratedCall {
  readonly endpoint: AnyEndpoint;
  readonly caller: CallerName;
  /** Fills ids in the path: the index of one from earlier answers, or a text. */
  readonly id: number | string;
  readonly query: Readonly<Record<string, string>>;
  /** JSON, possibly corrupted; undefined for no body. */
  readonly payload: string | undefined;
  /** Sent in a form together with the payload's fields. */
  readonly file: Uint8Array | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** How many of ten calls are corrupted at one place. */
const corruptedOfTen = 3;
/** Values that HTTP headers can carry. */
const headerText = fc.string({ unit: "grapheme-ascii", maxLength: 40 });

const corruption = fc.record({
  isCorrupted: fc.integer({ min: 0, max: 9 }).map((number) => number < corruptedOfTen),
  place: fc.nat(50),
  how: fc.constantFrom("replace" as const, "remove" as const, "double" as const),
  other: hostileValue,
});

function usuallyOrRarely<T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd });
}
const callerName = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<CallerName>("free", "pro") },
  { weight: 1, arbitrary: fc.constantFrom<CallerName>(...callers) },
);

const headers = fc.record(
  {
    "time-zone": usuallyOrRarely(fc.constantFrom("Europe/Madrid", "Pacific/Apia", "UTC"), headerText),
    "accept-language": usuallyOrRarely(fc.constantFrom("es", "fr-CA,en;q=0.8", "*"), headerText),
    // A few fixed keys, so that some are repeated with another body.
    "idempotency-key": usuallyOrRarely(fc.uuid(), fc.oneof(fc.constantFrom("a", "b", "c"), headerText)),
  },
  { requiredKeys: [] },
);

/** An empty segment, "." and ".." make the path another endpoint's. */
const otherPath = /^\.{0,2}$/;
const hostileId = hostileText.filter((text) => !otherPath.test(text));

export function generatedCall(endpoint: AnyEndpoint): fc.Arbitrary<GeneratedCall> {
  return fc.record({
    endpoint: fc.constant(endpoint),
    caller: callerName,
    id: fc.oneof({ weight: 6, arbitrary: fc.nat(1000) }, fc.uuid(), hostileId),
    query: endpoint.query ? validOrCorrupted(endpoint.query).map(textsOf) : fc.constant({}),
    payload: endpoint.body ? validOrCorrupted(endpoint.body).chain(payloadOf) : fc.constant(undefined),
    file: endpoint.file ? fc.uint8Array({ maxLength: 300 }) : fc.constant(undefined),
    headers,
  });
}

function validOrCorrupted(schema: NonNullable<AnyEndpoint["body"]>): fc.Arbitrary<unknown> {
  return fc
    .tuple(validValue(schema), corruption)
    .map(([value, { isCorrupted, place, how, other }]) =>
      isCorrupted ? corrupt(value, { place, how, other }) : value,
    );
}

/** JSON, occasionally truncated. */
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
