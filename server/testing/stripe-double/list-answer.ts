/** server/testing: what the server's tests stand on. This file: lists as Stripe gives them, a page at a time, latest first. */
import { invalid, noSuch } from "./double-error.ts";
import { type FormFields, integer, text } from "./read-form.ts";

const defaultLimit = 10;
const maxLimit = 100;

/** Names that every list takes. */
export const pageNames = ["limit", "starting_after"];

export function listAnswer(
  url: string,
  entries: Iterable<{ readonly id: string; readonly created: number }>,
  fields: FormFields,
): object {
  const limit = integer(fields, "limit") ?? defaultLimit;
  if (limit < 1 || limit > maxLimit) throw invalid("This value must be between 1 and 100.", "limit");
  const all = [...entries].reverse().toSorted((one, other) => other.created - one.created);
  const after = text(fields, "starting_after");
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) throw noSuch("object", after, "starting_after");
  return {
    object: "list",
    data: all.slice(start, start + limit),
    has_more: all.length > start + limit,
    url,
  };
}
