/** server/testing: what the server's tests stand on. This file: a meal scanned as the pages do it. */
import * as scanning from "#contract/endpoints/scanning.ts";
import type { TestAnswer, TestApp } from "./test-app.ts";

export const eggsAndToast = { text: "two eggs and a slice of toast with butter" };

type Headers = Readonly<Record<string, string>>;

export function scanMeal(app: TestApp, headers: Headers, body: unknown = eggsAndToast): Promise<TestAnswer> {
  return app.call(scanning.submitText, { body, headers });
}

/** A scan whose questions, if it has any, are skipped; gives the analysis. */
export async function scanMealToEnd(
  app: TestApp,
  headers: Headers,
  meal: unknown = eggsAndToast,
): Promise<TestAnswer["body"]> {
  const { body } = await scanMeal(app, headers, meal);
  if (body.status === "analysed") return body;
  const skipping = { params: { id: body.id }, body: [], headers };
  return (await app.call(scanning.respondToSubmission, skipping)).body;
}
