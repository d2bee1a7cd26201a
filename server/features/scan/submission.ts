import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { Language } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { User, Visitor } from "../../http/caller.ts";

type SubmissionStatus = "analysed" | "clarification_needed" | "accepted" | "discarded";

export interface Submission {
  readonly id: string;
  /** What was typed; for a photo its note, or empty. */
  readonly text: string;
  readonly isText: boolean;
  /** Which analyser produced the result: `table-text`, `embedded`, `guided`, … */
  readonly analyser: string;
  /** How many corrections by sentence were made. */
  readonly corrections: number;
  readonly language: Language;
  readonly analysis: MealAnalysis;
  readonly status: SubmissionStatus;
  /** The owner's day and zone at the time of the scan. */
  readonly day: CalendarDay;
  readonly timeZone: string;
  readonly createdAt: Date;
  /** Counts the changes. */
  readonly revision: number;
}

/** Every query is restricted to it, so that somebody else's submission is simply not found. */
export type SubmissionOwner = User | Visitor;

export function ownerIdOf(owner: SubmissionOwner): string {
  return owner.kind === "user" ? owner.userId : owner.sessionId;
}
