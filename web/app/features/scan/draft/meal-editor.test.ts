import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import type { FoodEdit } from "#domain/nutrition/clarification.ts";
import { exampleAnalysis, exampleFood } from "../../../testing/analysis-example.ts";
import { buildDisplayedMeal } from "./displayed-meal.ts";
import { MealEditor, sendDelayMs, undoWindowMs } from "./meal-editor.ts";

const lunch = exampleAnalysis([exampleFood("rice", 150, 130), exampleFood("beans", 100, 90)]);

/** A server whose answers the test controls. */
function slowServer() {
  const calls: {
    edits: readonly FoodEdit[];
    answer: (answer: SubmissionAnalysis) => void;
    refuse: () => void;
  }[] = [];
  const send = (_id: string, edits: readonly FoodEdit[]) =>
    new Promise<SubmissionAnalysis>((resolve, reject) => {
      calls.push({ edits, answer: resolve, refuse: () => reject(new Error("refused")) });
    });
  return { calls, send };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the meal editor", () => {
  it("sends a burst of taps as one edit", async () => {
    const { calls, send } = slowServer();
    const editor = new MealEditor(lunch, { send, onRejected: () => undefined });
    for (const grams of [160, 170, 180]) editor.changeGrams("rice", grams);
    await vi.advanceTimersByTimeAsync(sendDelayMs - 1);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map((call) => call.edits)).toEqual([[{ kind: "portion", foodId: "rice", grams: 180 }]]);
  });

  it("sends one batch at a time, in order", async () => {
    const { calls, send } = slowServer();
    const editor = new MealEditor(lunch, { send, onRejected: () => undefined });
    editor.changeGrams("rice", 160);
    const settled = editor.flush();
    editor.swap("beans", { table: "T", code: "1", description: "" });
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(1);
    calls[0]?.answer(exampleAnalysis([exampleFood("rice", 160, 130), exampleFood("beans", 100, 90)]));
    await settled;
    await vi.advanceTimersByTimeAsync(0);
    expect(calls[1]?.edits).toEqual([{ kind: "swap", foodId: "beans", table: "T", code: "1" }]);
  });

  it("sends nothing for a removed food that is restored in time", async () => {
    const { calls, send } = slowServer();
    const editor = new MealEditor(lunch, { send, onRejected: () => undefined });
    editor.remove("beans");
    await vi.advanceTimersByTimeAsync(undoWindowMs - 1);
    expect(calls).toHaveLength(0);
    editor.restore("beans");
    await vi.advanceTimersByTimeAsync(undoWindowMs * 2);
    expect(calls).toHaveLength(0);
    expect(buildDisplayedMeal(editor.getDraft()).calories).toBe(lunch.calories);
  });

  it("sends pending edits at once when flushed", async () => {
    const { calls, send } = slowServer();
    const editor = new MealEditor(lunch, { send, onRejected: () => undefined });
    editor.remove("beans");
    const settled = editor.flush();
    await vi.advanceTimersByTimeAsync(0);
    calls[0]?.answer(exampleAnalysis([exampleFood("rice", 150, 130)]));
    await settled;
    expect(buildDisplayedMeal(editor.getDraft()).foods.map((food) => food.id)).toEqual(["rice"]);
    await vi.advanceTimersByTimeAsync(undoWindowMs * 2);
    expect(calls).toHaveLength(1);
  });

  it("reverts a rejected edit, reports it, and accepts further edits", async () => {
    const { calls, send } = slowServer();
    const onRejected = vi.fn();
    const editor = new MealEditor(lunch, { send, onRejected });
    editor.changeGrams("rice", 4000);
    const settled = expect(editor.flush()).rejects.toThrow("refused");
    await vi.advanceTimersByTimeAsync(0);
    calls[0]?.refuse();
    await settled;
    expect(onRejected).toHaveBeenCalledOnce();
    expect(buildDisplayedMeal(editor.getDraft()).calories).toBe(lunch.calories);
    editor.changeGrams("rice", 200);
    await vi.advanceTimersByTimeAsync(sendDelayMs);
    expect(calls).toHaveLength(2);
  });

  it("converts displayed grams to those of the unscaled meal", async () => {
    const { calls, send } = slowServer();
    const editor = new MealEditor(lunch, { send, onRejected: () => undefined });
    editor.change({ kind: "scale", scale: 2 });
    editor.changeGrams("rice", 320);
    await vi.advanceTimersByTimeAsync(sendDelayMs);
    expect(calls[0]?.edits).toEqual([{ kind: "portion", foodId: "rice", grams: 160 }]);
    expect(buildDisplayedMeal(editor.getDraft()).foods[0]?.grams).toBe(320);
  });
});
