import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { meal } from "#contract/shapes/meals.ts";
import { checkAnswer, filterAnswer } from "./answer-filter.ts";

const schema = z.object({
  name: z.string(),
  trimmed: z.optional(z.string().check(z.trim())),
  amount: z.nullable(z.number()),
  kind: z.enum(["one", "two"]),
  isFine: z.optional(z.boolean()),
  parts: z.optional(z.readonly(z.array(z.object({ code: z.string() })))),
  either: z.optional(z.discriminatedUnion("of", [z.object({ of: z.literal("a"), a: z.number() })])),
  byName: z.optional(z.record(z.string(), z.object({ at: z.number() }))),
});
const answer = { name: "x", amount: 1.5, kind: "one" };

describe("the filter of answers", () => {
  it.each<[string, object, object]>([
    ["a field", { secret: 1 }, {}],
    ["a field of an object in a list", { parts: [{ code: "c", secret: 1 }] }, { parts: [{ code: "c" }] }],
    ["a field of a choice", { either: { of: "a", a: 1, secret: 1 } }, { either: { of: "a", a: 1 } }],
    ["a field in a record", { byName: { x: { at: 1, secret: 1 } } }, { byName: { x: { at: 1 } } }],
    ["undefined", { isFine: undefined }, {}],
    ["spaces that are trimmed", { trimmed: " y " }, { trimmed: "y" }],
  ])("takes out %s that the contract does not have", (_, given, left) => {
    expect(filterAnswer(schema, { ...answer, ...given })).toEqual({ ...answer, ...left });
  });

  it.each<[string, object]>([
    ["an object where text belongs", { name: { secret: 1 } }],
    ["an object where one of several words belongs", { kind: { secret: 1 } }],
    ["an object where a list belongs", { parts: { secret: 1 } }],
    ["text where an object belongs", { parts: ["secret"] }],
    ["text where a number belongs", { amount: "1" }],
    ["not a number", { amount: Number.NaN }],
    ["null where none may be", { isFine: null }],
    ["nothing where something must be", { name: undefined }],
  ])("refuses %s", (_, given) => {
    expect(() => filterAnswer(schema, { ...answer, ...given })).toThrow();
    expect(() => checkAnswer(schema, { ...answer, ...given })).toThrow();
  });

  it("does not check formats, which the full check of the tests does", () => {
    const food = { name: "Tea", grams: 1, calories: 1, protein: 1, carbs: 1, fat: 1, fiber: 1 };
    const source = { table: "entered", code: "x", description: "Tea" };
    const { name, grams: quantity, ...figures } = food;
    const ids = { id: "not an id", createdAt: "2026-03-10T12:00:00.000Z" };
    const rest = { nutriScore: null, mealType: "lunch", foods: [{ ...food, source }], revision: 0 };
    const unknown = { sugars: null, saturatedFat: null, salt: null };
    const toLimit = { foodCount: 1, amounts: unknown, knownFor: { sugars: 0, saturatedFat: 0, salt: 0 } };
    const saved = { ...ids, name, quantity, ...figures, ...rest, toLimit };
    expect(filterAnswer(meal, saved)).toEqual(saved);
    expect(() => checkAnswer(meal, saved)).toThrow("id");
  });
});
