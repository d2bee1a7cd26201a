/** web/app/time: a device whose clock is wrong by a day still shows the right one. */
import { afterEach, expect, it } from "vitest";
import { noteServerTime, nowMs, onClockChange } from "./clock.ts";

const dayMs = 24 * 60 * 60 * 1000;
const headerAt = (ms: number) => new Date(ms).toUTCString();
const apartMs = () => nowMs() - Date.now();

afterEach(() => noteServerTime(headerAt(Date.now())));

it("believes the device while it is about right", () => {
  noteServerTime(headerAt(Date.now() + 60_000));
  expect(apartMs()).toBe(0);
});

it.each([1, -1])("believes the server when the device is %i days off", (days) => {
  let changes = 0;
  const stop = onClockChange(() => {
    changes += 1;
  });
  noteServerTime(headerAt(Date.now() + days * dayMs));
  noteServerTime(headerAt(Date.now() + days * dayMs));
  expect(Math.abs(apartMs() - days * dayMs)).toBeLessThan(10_000);
  expect(changes).toBe(1);
  stop();
});

it("believes the device again once it was put right, and nothing unreadable", () => {
  noteServerTime(headerAt(Date.now() + dayMs));
  noteServerTime("nonsense");
  noteServerTime(null);
  expect(apartMs()).toBeGreaterThan(0);
  noteServerTime(headerAt(Date.now()));
  expect(apartMs()).toBe(0);
});
