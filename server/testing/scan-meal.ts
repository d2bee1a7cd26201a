import * as scanning from "#contract/endpoints/scan.ts";
import type { TestAnswer, TestApp } from "./test-app.ts";

export const eggsAndToast = { text: "two eggs and a slice of toast with butter" };

type Headers = Readonly<Record<string, string>>;

export function scanMeal(app: TestApp, headers: Headers, body: unknown = eggsAndToast): Promise<TestAnswer> {
  return app.call(scanning.submitText, { body, headers });
}

/** Skips the questions, if there are any, and returns the analysis. */
export async function scanMealToEnd(
  app: TestApp,
  headers: Headers,
  meal: unknown = eggsAndToast,
): Promise<TestAnswer["body"]> {
  const { body } = await scanMeal(app, headers, meal);
  if (body.status === "analysed") return body;
  const call = { params: { id: body.id }, body: [], headers };
  return (await app.call(scanning.respondToSubmission, call)).body;
}
