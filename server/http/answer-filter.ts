// Checking answers in full took a tenth of a day's list, so production only removes what must not be sent.

import type { ZodMiniType } from "zod/mini";
import * as z from "zod/mini";

type Filter = (value: unknown) => unknown;
type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes["_zod"]["def"];

/** Thrown for an answer that is not as the contract says: the full check then tells how. */
class Mismatch extends Error {}

/** Keeps only the contract's fields of an answer. */
export type AnswerFilter = (schema: ZodMiniType, answer: unknown) => unknown;

const filters = new WeakMap<ZodMiniType, Filter>();

/** Keeps the fields that the contract has and checks the kind of each, not the format or range. Throws as `checkAnswer`. */
export const filterAnswer: AnswerFilter = (schema, answer) => {
  const filter = filters.get(schema) ?? filterFor(schema);
  filters.set(schema, filter);
  try {
    return filter(answer);
  } catch (failure) {
    if (failure instanceof Mismatch) return z.parse(schema, answer);
    throw failure;
  }
};

/** Checks in full. Throws a plain error, not an AppError, where our answer violates the contract. */
export const checkAnswer: AnswerFilter = (schema, answer) => {
  const checked = z.parse(schema, answer);
  if (JSON.stringify(filterAnswer(schema, answer)) !== JSON.stringify(checked))
    throw new Error("The filter of production would answer something else.");
  return checked;
};

function filterFor(schema: Schema): Filter {
  // Every schema of the contract is one of these.
  const definition = schema._zod.def as Definition;
  if (changesValue(definition)) return (value) => z.parse(schema, value);
  switch (definition.type) {
    case "string":
    case "boolean":
      return kindFilter(definition.type);
    case "number":
      return numberFilter;
    case "enum":
    case "literal":
      return plainFilter;
    case "optional":
    case "nullable":
      return emptyFilter(definition.type === "optional" ? undefined : null, filterFor(definition.innerType));
    case "readonly":
      return filterFor(definition.innerType);
    case "array":
      return arrayFilter(filterFor(definition.element));
    case "object":
      return objectFilter(definition.shape);
    default:
      return (value) => z.parse(schema, value);
  }
}

/** Such as trimming. */
function changesValue({ checks = [] }: Definition): boolean {
  return checks.some((check) => check._zod.def.check === "overwrite");
}

function kindFilter(kind: "string" | "boolean"): Filter {
  return (value) => {
    if (typeof value !== kind) throw new Mismatch();
    return value;
  };
}

const numberFilter: Filter = (value) => {
  if (!Number.isFinite(value)) throw new Mismatch();
  return value;
};

const plainFilter: Filter = (value) => {
  if (value === undefined || (typeof value === "object" && value !== null)) throw new Mismatch();
  return value;
};

function emptyFilter(empty: null | undefined, filter: Filter): Filter {
  return (value) => (value === empty ? empty : filter(value));
}

function arrayFilter(filter: Filter): Filter {
  return (value) => {
    if (!Array.isArray(value)) throw new Mismatch();
    return value.map(filter);
  };
}

function objectFilter(shape: Readonly<Record<string, Schema>>): Filter {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, filter: filterFor(schema) }));
  return (value) => {
    if (typeof value !== "object" || value === null) throw new Mismatch();
    const given = value as Readonly<Record<string, unknown>>;
    const filtered: Record<string, unknown> = {};
    for (const { name, filter } of fields) {
      const field = filter(given[name]);
      if (field !== undefined) filtered[name] = field;
    }
    return filtered;
  };
}
