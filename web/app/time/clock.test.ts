import { afterEach, expect, it } from "vitest";
import { noteServerTime, nowMs, onClockChange } from "./clock.ts";

const dayMs = 24 * 60 * 60 * 1000;
const headerAt = (ms: number) => new Date(ms).toUTCString();
const offsetMs = () => nowMs() - Date.now();

afterEach(() => noteServerTime(headerAt(Date.now())));

it("uses the device's clock while it is about right", () => {
  noteServerTime(headerAt(Date.now() + 60_000));
  expect(offsetMs()).toBe(0);
});

it.each([1, -1])("uses the server's clock when the device is %i days off", (days) => {
  let changes = 0;
  const stop = onClockChange(() => {
    changes += 1;
  });
  noteServerTime(headerAt(Date.now() + days * dayMs));
  noteServerTime(headerAt(Date.now() + days * dayMs));
  expect(Math.abs(offsetMs() - days * dayMs)).toBeLessThan(10_000);
  expect(changes).toBe(1);
  stop();
});

it("ignores unreadable dates, and uses the device's clock again once it is corrected", () => {
  noteServerTime(headerAt(Date.now() + dayMs));
  noteServerTime("nonsense");
  noteServerTime(null);
  expect(offsetMs()).toBeGreaterThan(0);
  noteServerTime(headerAt(Date.now()));
  expect(offsetMs()).toBe(0);
});
