/** What the greeting depends on; the keys of `auth:welcome`. */
export type WelcomeBand =
  | "longAbsence"
  | "returning"
  | "earlyMorning"
  | "morning"
  | "lunch"
  | "afternoon"
  | "evening"
  | "night";

const messagesPerBand = 3;
export type MessageNumber = 1 | 2 | 3;

const dayMs = 24 * 60 * 60 * 1000;
const returningAfterDays = 1;
const longAbsenceAfterDays = 7;
/** Hour at which each band starts, local time; before the first it is night. */
const bandStarts: readonly (readonly [hour: number, band: WelcomeBand])[] = [
  [5, "earlyMorning"],
  [8, "morning"],
  [12, "lunch"],
  [14, "afternoon"],
  [18, "evening"],
  [21, "night"],
];

export function chooseWelcomeBand(now: Date, lastLogin: Date): WelcomeBand {
  const daysAway = Math.floor((now.getTime() - lastLogin.getTime()) / dayMs);
  if (daysAway > longAbsenceAfterDays) return "longAbsence";
  if (daysAway > returningAfterDays) return "returning";
  const hour = now.getHours();
  return bandStarts.findLast(([start]) => hour >= start)?.[1] ?? "night";
}

/** The same all day for the same person and band. `day` is YYYY-MM-DD. */
export function pickMessageNumber(day: string, name: string, band: WelcomeBand): MessageNumber {
  let hash = 0;
  for (const character of `${day}|${name}|${band}`)
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  const numbers = [1, 2, 3] as const satisfies readonly MessageNumber[];
  return numbers[hash % messagesPerBand] ?? 1;
}
