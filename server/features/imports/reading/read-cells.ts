import { languages } from "#domain/people/language.ts";
import { addDays, type CalendarDay, isCalendarDay } from "#domain/time/calendar-day.ts";

/** Which of day and month comes first in dates such as 03/04/2026. */
export type DateOrder = "dmy" | "mdy";

const yes = /^(1|true|yes)$/i;

/** Whether a cell marks its row, for example as deleted. */
export function isYes(cell: string): boolean {
  return yes.test(cell.trim());
}

const noFigure = new Set(["", "n/a", "na", "-", "--", "–", "null"]);
const number = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/;

/** null: the cell says nothing; undefined: it is no number. `hasDecimalComma`: the file separates its cells by semicolons. */
export function readNumber(cell: string, hasDecimalComma: boolean): number | null | undefined {
  const text = cell.trim().toLowerCase();
  if (noFigure.has(text)) return null;
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, "");
  const hasBoth = plain.includes(",") && plain.includes(".");
  const isDecimalComma = hasBoth ? plain.lastIndexOf(",") > plain.lastIndexOf(".") : hasDecimalComma;
  const isGrouped = !isDecimalComma && /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(plain);
  const normal = isDecimalComma
    ? (hasBoth ? plain.replaceAll(".", "") : plain).replace(",", ".")
    : plain.replaceAll(",", isGrouped ? "" : ".");
  return number.test(normal) ? Number(normal) : undefined;
}

/** A time may follow. */
const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;
const slashedDay = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: .*)?$/;
/** The longest is a Spanish one with its weekday. */
const dayMaxLength = 60;

/** The two numbers of a day and month whose order the file does not say. */
export function slashedParts(cell: string): readonly [number, number] | undefined {
  const found = slashedDay.exec(cell.trim());
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

/** Undefined where it is no day of the calendar. */
export function readDay(cell: string, order: DateOrder): CalendarDay | undefined {
  const text = cell.trim();
  if (text.length > dayMaxLength) return undefined;
  const [year, month, day] = isoParts(text) ?? partsInOrder(text, order) ?? wordedParts(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const found = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDay(found) ? found : undefined;
}

type Parts = readonly (string | undefined)[];

function isoParts(text: string): Parts | undefined {
  return isoDay.exec(text)?.slice(1);
}

function partsInOrder(text: string, order: DateOrder): Parts | undefined {
  const found = slashedDay.exec(text);
  return found
    ? [found[3], order === "dmy" ? found[2] : found[1], order === "dmy" ? found[1] : found[2]]
    : undefined;
}

/** "Tuesday, May 1, 2018", "Mar 01, 2026", "1 de mayo de 2018". Of a weekday like a month ("mar. 7 avril"), the month is the later. */
function wordedParts(text: string): Parts | undefined {
  const words =
    text
      .toLowerCase()
      .normalize("NFC")
      .match(/\p{L}+|\d+/gu) ?? [];
  const month = words.findLast((word) => monthOfWord.has(word));
  const year = words.find((word) => /^\d{4}$/.test(word));
  const day = words.find((word) => /^\d{1,2}$/.test(word));
  return month && year && day ? [year, monthOfWord.get(month), day] : undefined;
}

const monthOfWord: ReadonlyMap<string, string> = new Map(
  languages.flatMap((language) =>
    (["long", "short"] as const).flatMap((style) => {
      const formatter = new Intl.DateTimeFormat(language, { month: style, timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, at) => {
        const name = formatter.format(new Date(Date.UTC(2026, at, 1)));
        return [name.toLowerCase().normalize("NFC").replaceAll(".", ""), String(at + 1)] as const;
      });
    }),
  ),
);

/** A time of day, after a date or alone. */
const clockTime =
  /^(?:\d{4}-\d{2}-\d{2}[T ])?(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?\s?m\.?)?(?:Z|[ +-].*)?$/i;

/** `HH:MM`; null where there is none. */
export function readTime(cell: string): string | null {
  const found = clockTime.exec(cell.trim().slice(0, dayMaxLength));
  if (!found) return null;
  const half = found[3]?.toLowerCase();
  const given = Number(found[1]);
  const hour = half === undefined ? given : (given % 12) + (half === "p" ? 12 : 0);
  return hour < 24 && Number(found[2]) < 60 ? `${String(hour).padStart(2, "0")}:${found[2]}` : null;
}

const utcOffset = /^UTC([+-])(\d{2}):?(\d{2})$/i;

/** Minutes that the person's clock was ahead; 0 where the cell does not say. */
export function readOffset(cell: string): number {
  const found = utcOffset.exec(cell.trim());
  return found ? Number(`${found[1]}1`) * (Number(found[2]) * 60 + Number(found[3])) : 0;
}

/** The day and time on a clock that is this many minutes ahead. */
export function shiftClock(
  { day, time }: { readonly day: CalendarDay; readonly time: string },
  minutes: number,
): { readonly day: CalendarDay; readonly time: string } {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const shifted = hour * 60 + minute + minutes;
  const days = Math.floor(shifted / 1_440);
  const left = shifted - days * 1_440;
  const parts = [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, "0"));
  return { day: addDays(day, days), time: parts.join(":") };
}
