import { invalidRequest, noSuchObject } from "./double-error.ts";
import { type FormFields, optionalInteger, optionalText } from "./read-form.ts";

const defaultLimit = 10;
const maxLimit = 100;

/** Parameters of every list call. */
export const pageNames = ["limit", "starting_after"];

export function listAnswer(
  url: string,
  entries: Iterable<{ readonly id: string; readonly created: number }>,
  fields: FormFields,
): object {
  const limit = optionalInteger(fields, "limit") ?? defaultLimit;
  if (limit < 1 || limit > maxLimit) throw invalidRequest("This value must be between 1 and 100.", "limit");
  const all = [...entries].reverse().toSorted((one, other) => other.created - one.created);
  const after = optionalText(fields, "starting_after");
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) throw noSuchObject("object", after, "starting_after");
  return {
    object: "list",
    data: all.slice(start, start + limit),
    has_more: all.length > start + limit,
    url,
  };
}
