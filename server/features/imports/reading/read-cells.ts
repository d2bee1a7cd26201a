import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { isCalendarDay } from "#domain/time/calendar-day.ts";

/** Which of day and month comes first in dates such as 03/04/2026. */
export type DateOrder = "dmy" | "mdy";

const yes = /^(1|true|yes)$/i;

/** Of a cell that marks a row, for example as deleted. */
export function isYes(cell: string): boolean {
  return yes.test(cell.trim());
}

const noFigure = new Set(["", "n/a", "na", "-", "--", "–"]);

/** null: the cell says nothing; undefined: it is no number. `hasDecimalComma`: the file separates its cells by semicolons. */
export function readNumber(cell: string, hasDecimalComma: boolean): number | null | undefined {
  const text = cell.trim().toLowerCase();
  if (noFigure.has(text)) return null;
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, "");
  const hasBoth = plain.includes(",") && plain.includes(".");
  const isDecimalComma = hasBoth ? plain.lastIndexOf(",") > plain.lastIndexOf(".") : hasDecimalComma;
  const isGrouped = !isDecimalComma && /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(plain);
  const normal = isDecimalComma
    ? (hasBoth ? plain.replaceAll(".", "") : plain).replace(",", ".")
    : plain.replaceAll(",", isGrouped ? "" : ".");
  return /^-?\d+(\.\d+)?$/.test(normal) ? Number(normal) : undefined;
}

const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;
const slashedDay = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** The two numbers of a day and month whose order the file does not say. */
export function slashedParts(cell: string): readonly [number, number] | undefined {
  const found = slashedDay.exec(cell.trim());
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

/** Undefined where it is no day of the calendar. */
export function readDay(cell: string, order: DateOrder): CalendarDay | undefined {
  const iso = isoDay.exec(cell.trim());
  const slashed = slashedDay.exec(cell.trim());
  const [first, second] = order === "dmy" ? [2, 1] : [1, 2];
  const [year, month, day] = iso ? iso.slice(1) : [slashed?.[3], slashed?.[first], slashed?.[second]];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDay(text) ? text : undefined;
}

const clockTime = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*(?:([ap])\.?\s?m\.?)?$/i;

/** `HH:MM`; null where there is none. */
export function readTime(cell: string): string | null {
  const found = clockTime.exec(cell.trim());
  if (!found) return null;
  const half = found[3]?.toLowerCase();
  const given = Number(found[1]);
  const hour = half === undefined ? given : (given % 12) + (half === "p" ? 12 : 0);
  return hour < 24 && Number(found[2]) < 60 ? `${String(hour).padStart(2, "0")}:${found[2]}` : null;
}

const gramsPerUnit: Readonly<Record<string, number>> = {
  ...{ g: 1, gr: 1, gram: 1, grams: 1, gramo: 1, gramos: 1, gramme: 1, grammes: 1 },
  ...{ kg: 1000, mg: 0.001, oz: 28.349_523, ounce: 28.349_523, ounces: 28.349_523 },
  ...{ lb: 453.592_37, lbs: 453.592_37, pound: 453.592_37, pounds: 453.592_37 },
};

/** null: the amount is no weight (a cup, a serving, ml). */
export function gramsOf(quantity: number, unit: string): number | null {
  const grams = gramsPerUnit[unit.trim().toLowerCase()];
  return grams === undefined ? null : Math.round(quantity * grams * 10) / 10;
}
