// The calls that the diary pages make, and a timer for them.
import { randomUUID } from "node:crypto";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import * as insights from "#contract/endpoints/insights.ts";
import * as meals from "#contract/endpoints/meals.ts";
import * as profile from "#contract/endpoints/profile.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";
import type { Session } from "./api-client.ts";
import { diaryToday } from "./fill-diaries.ts";

export interface DiaryCall {
  readonly name: string;
  readonly endpoint: AnyEndpoint;
  readonly body?: unknown;
  /** Number of calls relative to the others; 1 unless given. */
  readonly share?: number;
}

/** The first is the control: it reads no meals. */
export const diaryCalls: readonly DiaryCall[] = [
  { name: "control: me", endpoint: signIn.me },
  { name: "day view", endpoint: meals.listMeals, body: { date: diaryToday } },
  { name: "daily summary", endpoint: meals.getDailySummary },
  { name: "macros week", endpoint: insights.getMacrosOfWeek },
  { name: "macros month", endpoint: insights.getMacrosOfMonth },
  { name: "calories month", endpoint: insights.getCaloriesOfMonth },
  { name: "goals week", endpoint: insights.getGoalsOfWeek },
  { name: "streak", endpoint: insights.getStreak },
  { name: "text scan", endpoint: scanning.submitText, body: { text: "two eggs and toast with butter" } },
  { name: "export of meals", endpoint: meals.exportMeals, share: 0.1 },
  { name: "export of everything", endpoint: profile.exportMyData, share: 0.1 },
];

/** ms until the last byte of the answer. Throws on any error status. */
export async function timeCall(session: Session, { endpoint, body }: DiaryCall): Promise<number> {
  const { method, path } = endpoint;
  const started = performance.now();
  const response = await fetch(session.baseUrl + path, {
    method,
    headers: {
      ...session.headers,
      ...(endpoint.isIdempotent && { "Idempotency-Key": randomUUID() }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return performance.now() - started;
}
