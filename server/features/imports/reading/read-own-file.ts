import * as z from "zod/mini";
import {
  type CopiedEntry,
  type CopiedKind,
  copiedKinds,
  keyOfEntry,
  ownCopy,
} from "#contract/shapes/own-copy.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { AppError } from "../../../core/app-error.ts";
import { FileReading } from "./file-reading.ts";
import { type JsonEntry, readJsonLists } from "./json-lists.ts";
import { tooLarge } from "./json-value.ts";
import type { ImportRow, ReadFile, RowReading } from "./read-row.ts";

/** Entries: more than the days of ten years, with their meals and drinks. */
const entriesMax = 100_000;
/** Every export of ours has it. */
const mark = "exportedAt";

/**
 * Our own export: `line` is the position in its list, from 1, and `file` the list. In the order of the
 * kinds, in which they are stored. Throws `import_format_unknown` or `import_too_many_rows`.
 */
export async function readOwnFile(text: string, today: CalendarDay): Promise<ReadFile> {
  const reading = new FileReading(entriesMax);
  const keys = new Set<string>();
  let isOurs = false;
  for await (const entry of readJsonLists(text, (name) => name === mark || isCopied(name))) {
    const { name, position, value } = entry;
    if (name === mark) isOurs ||= typeof value === "string";
    if (!isCopied(name) || (value === null && ownCopy[name].key.length === 0)) continue;
    const row = readEntry({ name, position, value }, { today, keys });
    const isRejected = row !== "skip" && "reason" in row;
    const text = isRejected && value !== tooLarge ? JSON.stringify(value) : "";
    reading.add({ line: position, text }, row, name);
  }
  if (!isOurs) throw new AppError("import_format_unknown");
  const { rows, ...outcome } = reading.outcome;
  const order = new Map<string, number>(copiedKinds.map((kind, at) => [kind, at]));
  const placeOf = (row: ImportRow) => (row.kind === "copied" && order.get(row.of)) || 0;
  const sorted = rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { format: "platewise", ...outcome, rows: sorted, dateOrder: null, weightUnit: null };
}

function isCopied(name: string): name is CopiedKind {
  return Object.hasOwn(ownCopy, name);
}

const dayNames = ["day", "until", "since", "birthdate"];
const instantNames = ["eatenAt", "loggedAt", "usedAt", "seenAt"];

/** Whether the entry has a future day or instant. Our own export has none: future goals would replace those chosen now. */
function isOfFuture(entry: CopiedEntry, today: CalendarDay): boolean {
  const members: Readonly<Record<string, unknown>> = { ...entry };
  const isAfter = (names: readonly string[], day: CalendarDay) =>
    names.some((name) => String(members[name] ?? "").slice(0, day.length) > day);
  // Where the clock is behind UTC, now may be tomorrow there.
  return isAfter(dayNames, today) || isAfter(instantNames, addDays(today, 1));
}

interface Known {
  readonly today: CalendarDay;
  /** The keys of the entries read so far. */
  readonly keys: Set<string>;
}

function readEntry(
  { name: of, position: line, value }: JsonEntry & { readonly name: CopiedKind },
  { today, keys }: Known,
): RowReading {
  const read = z.safeParse(ownCopy[of].shape, value);
  if (!read.success) return { reason: "broken" };
  const entry: CopiedEntry = read.data;
  if (isOfFuture(entry, today)) return { reason: "future" };
  const day = "day" in entry ? entry.day : null;
  const key = `${of} ${keyOfEntry(of, entry)}`;
  // Of two with the same id nobody can tell which is meant.
  if (keys.has(key)) return { reason: "broken" };
  keys.add(key);
  return { kind: "copied", of, line, day, entry };
}
