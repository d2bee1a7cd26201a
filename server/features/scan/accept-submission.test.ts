import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listMeals } from "#contract/endpoints/meals.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { scanMeal, scanMealToEnd } from "../../testing/scan-meal.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 100 });
});
beforeEach(async () => {
  person = await app.signUp();
});
afterAll(() => app.close());

const today = { date: "2026-03-10" };
const scanToEnd = () => scanMealToEnd(app, person.headers);

describe("saving a submission", () => {
  it("adds the changed meal to the day, once however often it is repeated", async () => {
    const { id } = await scanToEnd();
    const call = { params: { id }, body: { name: "  Breakfast ", quantity: 300 }, headers: person.headers };
    const first = await app.call(scanning.acceptSubmission, call);
    const second = await app.call(scanning.acceptSubmission, call);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const { body } = await app.call(listMeals, { body: today, headers: person.headers });
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ id: first.body.mealId, name: "Breakfast", quantity: 300 });
  });

  it("is refused while questions are open", async () => {
    const { status, body } = await scanMeal(app, person.headers, { text: "pizza" });
    expect(status).toBe(200);
    if (body.status !== "clarification_needed") return;
    const call = { params: { id: body.id }, headers: person.headers };
    const early = await app.call(scanning.acceptSubmission, { ...call, body: {} });
    expect([early.status, early.body.code]).toEqual([409, "clarification_needed"]);
    const wrong = [{ questionText: "Which colour?", answer: "Red" }];
    const unknown = await app.call(scanning.respondToSubmission, { ...call, body: wrong });
    expect([unknown.status, unknown.body.code]).toEqual([400, "unknown_question"]);
    const answers = body.questions.map(
      ({ questionText, choices }: { questionText: string; choices: string[] }) => ({
        questionText,
        answer: choices[0],
      }),
    );
    const answered = await app.call(scanning.respondToSubmission, { ...call, body: answers });
    expect(answered.body.status).toBe("analysed");
    expect((await app.call(scanning.acceptSubmission, { ...call, body: {} })).status).toBe(200);
  });

  it("accepts only a name and a quantity", async () => {
    const { id } = await scanToEnd();
    for (const body of [
      { calories: 1 },
      { userId: person.userId },
      { quantity: 5 },
      { name: " " },
      { nutriScore: "A" },
    ]) {
      const answer = await app.call(scanning.acceptSubmission, {
        params: { id },
        body,
        headers: person.headers,
      });
      expect(answer.status, JSON.stringify(body)).toBe(400);
    }
  });

  it("is refused after discarding, and discarding after saving", async () => {
    const [discarded, saved] = [await scanToEnd(), await scanToEnd()];
    const call = (id: string) => ({ params: { id }, headers: person.headers });
    expect((await app.call(scanning.discardSubmission, call(discarded.id))).status).toBe(204);
    expect((await app.call(scanning.acceptSubmission, { ...call(discarded.id), body: {} })).status).toBe(404);
    await app.call(scanning.acceptSubmission, { ...call(saved.id), body: {} });
    const late = await app.call(scanning.discardSubmission, call(saved.id));
    expect([late.status, late.body.code]).toEqual([409, "submission_already_accepted"]);
  });
});

describe("another user's submission", () => {
  it("answers 404 to users and visitors", async () => {
    const { id } = await scanToEnd();
    const edits = [{ kind: "remove", foodId: "food-1" }];
    for (const headers of [(await app.signUp()).headers, await app.createVisitor()]) {
      const call = { params: { id }, headers };
      const answers = [
        await app.call(scanning.respondToSubmission, { ...call, body: [] }),
        await app.call(scanning.editSubmission, { ...call, body: { edits } }),
        await app.call(scanning.acceptSubmission, { ...call, body: {} }),
        await app.call(scanning.discardSubmission, call),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
        answers.map(() => [404, "submission_not_found"]),
      );
    }
  });
});
