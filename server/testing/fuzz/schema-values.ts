import * as fc from "fast-check";
import * as z from "zod";
import type { AnyEndpoint } from "#contract/endpoint.ts";

type Schema = NonNullable<AnyEndpoint["body"]>;
type JsonSchema = z.core.JSONSchema.BaseSchema;

const secondsOfCentury = 3_155_760_000;
/** 1990 to 2090, so that most dates are plausible. */
const instants = fc
  .integer({ min: 0, max: secondsOfCentury })
  .map((seconds) => new Date(Date.UTC(1990, 0) + seconds * 1000).toISOString());
const manyItems = 12;
/** So that some texts are meaningful meals. */
const meals = ["two eggs and toast", "100 g of rice", "apple", "half a pizza and 2 beers", "dos huevos"];

export function validValue(schema: Schema): fc.Arbitrary<unknown> {
  return arbitraryOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
}

function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map(arbitraryOf));
  switch (schema.type) {
    case "object":
      return objectOf(schema);
    case "array":
      return arrayOf(schema);
    case "string":
      return stringOf(schema);
    case "integer":
      return fc.integer({ min: Number(schema.minimum ?? -1e6), max: Number(schema.maximum ?? 1e6) });
    case "number":
      return fc.double({
        min: Number(schema.minimum ?? -1e6),
        max: Number(schema.maximum ?? 1e6),
        noNaN: true,
      });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    typeof field === "boolean" ? fc.jsonValue() : arbitraryOf(field),
  ]);
  const record: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
  return fc.record(record, { requiredKeys: [...required] });
}

function arrayOf({ items, minItems = 0, maxItems = manyItems }: JsonSchema): fc.Arbitrary<unknown> {
  const item =
    items && typeof items === "object" && !Array.isArray(items) ? arbitraryOf(items) : fc.jsonValue();
  return fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, manyItems) });
}

function stringOf({ format, pattern, minLength = 0, maxLength = 100 }: JsonSchema): fc.Arbitrary<unknown> {
  switch (format) {
    case "uuid":
      return fc.uuid();
    case "date":
      return instants.map((instant) => instant.slice(0, 10));
    case "date-time":
      return instants;
    default:
      if (pattern?.includes("@")) return fc.emailAddress();
      return fc.oneof(
        fc.constantFrom(...meals.filter(({ length }) => length >= minLength && length <= maxLength)),
        fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, 2_000) }),
      );
  }
}
