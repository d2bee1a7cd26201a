// The most that the contract lets a call send, and what fills a body to its bytes without being legal.
import * as fc from "fast-check";
import * as z from "zod";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { mealTextMaxLength, noteMaxLength } from "#contract/limits.ts";
import { bodyMaxBytes } from "../../http/json-body.ts";
import { corrupt } from "./hostile-values.ts";
import { validValue } from "./schema-values.ts";

type Schema = NonNullable<AnyEndpoint["body"]>;
type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface LargestBody {
  readonly name: string;
  /** JSON. */
  readonly text: string;
}

/** Values of fields that name something which has to exist, by the field's name. */
export type KnownValues = Readonly<Record<string, unknown>>;

/** Long texts are made of each of these: food that is worth reading, what could be read in more than one way, and many lines. */
const repeatedTexts = [
  ...["fried ", "egg, ", "rice with beans and ", "1/2 ", "🍎and🍌no ", "e\u0301", "a", "200 g flour\n"],
  ...["no, 2 ", "(with "],
];

interface Made {
  readonly known: KnownValues;
  /** Which alternative of a union is taken. */
  readonly option: number;
  readonly repeated: string;
  /** The most entries and characters where no smaller limit applies. */
  readonly cap: number;
}

/** The largest body for each alternative and each kind of text, within the bytes of a body. */
export function largestBodies(schema: Schema, known: KnownValues = {}): LargestBody[] {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const [firstText = ""] = repeatedTexts;
  const made = [
    ...Array.from({ length: alternativesOf(json) }, (_, option) => ({ option, repeated: firstText })),
    ...repeatedTexts.slice(1).map((repeated) => ({ option: 0, repeated })),
  ].flatMap(({ option, repeated }) => {
    const name = `${JSON.stringify(repeated)}${option > 0 ? ` ${option}` : ""}`;
    return caps.map((cap) => ({ name, text: largestText(json, { known, option, repeated, cap }) }));
  });
  const texts = new Set<string>();
  return made.filter(({ text }) => !texts.has(text) && texts.add(text));
}

/** A text whose limit has an error of its own has none in the schema: it is sent with these lengths too. */
const caps = [bodyMaxBytes, mealTextMaxLength, noteMaxLength];

function largestText(json: JsonSchema, made: Made): string {
  for (let { cap } = made; ; cap = Math.floor(cap / 2)) {
    const text = JSON.stringify(largestValue(json, { ...made, cap }));
    if (Buffer.byteLength(text) <= bodyMaxBytes || cap < 1) return text;
  }
}

function childrenOf(schema: JsonSchema): JsonSchema[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const all = [...Object.values(properties), items, ...anyOf, ...oneOf];
  return all.filter((each): each is JsonSchema => typeof each === "object" && !Array.isArray(each));
}

function alternativesOf(schema: JsonSchema): number {
  const own = (schema.anyOf ?? schema.oneOf ?? []).length;
  return Math.max(1, own, ...childrenOf(schema).map(alternativesOf));
}

function largestValue(schema: JsonSchema, made: Made, name = ""): unknown {
  if (schema.const !== undefined) return schema.const;
  if (name in made.known) return made.known[name];
  if (schema.enum) return schema.enum.at(-1);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return largestValue(options[made.option % options.length] ?? {}, made, name);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, each]) => [
          field,
          typeof each === "boolean" ? 0 : largestValue(each, made, field),
        ]),
      );
    case "array": {
      const { items, maxItems = made.cap } = schema;
      const item = items && typeof items === "object" && !Array.isArray(items) ? items : {};
      return Array.from({ length: Math.min(maxItems, made.cap) }, () => largestValue(item, made));
    }
    case "string":
      return largestString(schema, made);
    case "integer":
    case "number":
      return Math.min(schema.maximum ?? 1e6, 1e6);
    case "boolean":
      return true;
    default:
      return null;
  }
}

function largestString({ format, pattern, maxLength }: JsonSchema, { repeated, cap }: Made): string {
  if (format === "uuid") return "00000000-0000-4000-8000-000000000000";
  if (format === "date") return "2026-03-09";
  if (format === "date-time") return "2026-03-09T12:00:00.000Z";
  if (format === "uri") return `https://example.com/${"a".repeat(Math.min(maxLength ?? 2000, cap) - 20)}`;
  if (pattern?.includes("@")) return `${"a".repeat(60)}@${"b".repeat(60)}.example.com`;
  if (pattern !== undefined) return sampleOf(fc.stringMatching(new RegExp(pattern)));
  const length = Math.min(maxLength ?? cap, cap);
  return repeated
    .repeat(Math.ceil(length / repeated.length))
    .slice(0, length)
    .toWellFormed();
}

function sampleOf<Value>(arbitrary: fc.Arbitrary<Value>): Value {
  return fc.sample(arbitrary, { numRuns: 1, seed: 1 })[0] as Value;
}

const placesMax = 4;
/** Left for the rest of the body. */
const restBytes = 8 * 1024;

/** Values that fill a place of a body up to the bytes that are left. */
const fillings: readonly (readonly [name: string, make: (bytes: number) => unknown])[] = [
  ["zeros", (bytes) => Array.from({ length: bytes / 2 }, () => 0)],
  ["objects", (bytes) => Array.from({ length: bytes / 3 }, () => ({}))],
  ["fields", (bytes) => Object.fromEntries(Array.from({ length: bytes / 11 }, (_, at) => [`f${at}`, 0]))],
  ["letters", (bytes) => "a".repeat(bytes)],
  ["addresses", (bytes) => "a@a.".repeat(bytes / 4)],
];

/** Bodies of nearly the largest size that the contract refuses: an ordinary one in which one place after another holds each filling. */
export function filledBodies(schema: Schema): LargestBody[] {
  const ordinary = sampleOf(validValue(schema));
  const places = Array.from({ length: placesMax }, (_, place) => place);
  const bodies = fillings.flatMap(([name, make]) => {
    const other = make(bodyMaxBytes - restBytes);
    const texts = places.map((place) => JSON.stringify(corrupt(ordinary, { place, how: "replace", other })));
    return [...new Set(texts)].map((text, place) => ({ name: `${name} ${place}`, text }));
  });
  const deep = "[".repeat(bodyMaxBytes / 2 - 1) + "]".repeat(bodyMaxBytes / 2 - 1);
  return [...bodies, { name: "nesting", text: deep }].filter(
    ({ text }) => Buffer.byteLength(text) <= bodyMaxBytes,
  );
}
