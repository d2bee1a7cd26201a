import { notifyManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { afterPress, watchPresses } from "./after-press.ts";

beforeAll(watchPresses);
afterAll(() => notifyManager.setScheduler(setTimeout));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const happen = (...types: readonly string[]) => {
  for (const type of types) window.dispatchEvent(new Event(type));
};

it("runs a task at once while nothing is pressed", () => {
  const task = vi.fn();
  afterPress(task);
  expect(task).toHaveBeenCalledOnce();
});

it("holds tasks back while something is pressed, and runs them in order after the handlers of the click", () => {
  const done: string[] = [];
  window.addEventListener("click", () => done.push("click"), { once: true });
  happen("pointerdown");
  afterPress(() => done.push("first"));
  afterPress(() => done.push("second"));
  vi.advanceTimersByTime(500);
  expect(done).toEqual([]);
  happen("pointerup", "click");
  vi.advanceTimersByTime(0);
  expect(done).toEqual(["click", "first", "second"]);
});

it.each([
  { what: "no click follows", events: ["pointerup"], afterMs: 50 },
  { what: "the press became a scroll", events: ["pointercancel"], afterMs: 0 },
  { what: "its end is never reported", events: [], afterMs: 3000 },
])("lets them go if $what", ({ events, afterMs }) => {
  const task = vi.fn();
  happen("pointerdown");
  afterPress(task);
  happen(...events);
  vi.advanceTimersByTime(afterMs);
  expect(task).toHaveBeenCalledOnce();
});

it("holds back what queries tell components", async () => {
  const client = new QueryClient();
  const seen = vi.fn();
  const observer = new QueryObserver(client, { queryKey: ["day"], enabled: false });
  // As `useQuery` does.
  const stop = observer.subscribe(notifyManager.batchCalls(seen));
  happen("pointerdown");
  client.setQueryData(["day"], "answered");
  await vi.advanceTimersByTimeAsync(500);
  expect(seen).not.toHaveBeenCalled();
  happen("pointerup", "click");
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalled();
  stop();
});
