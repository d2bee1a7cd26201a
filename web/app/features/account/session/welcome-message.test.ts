import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseWelcomeBand, pickMessageNumber, type WelcomeBand } from "./welcome-message.ts";

const at = (hour: number, minute = 0) => new Date(2026, 4, 10, hour, minute);
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

describe("the welcome message", () => {
  it.each<[number, number, WelcomeBand]>([
    [4, 59, "night"],
    [5, 0, "earlyMorning"],
    [7, 59, "earlyMorning"],
    [8, 0, "morning"],
    [12, 0, "lunch"],
    [14, 0, "afternoon"],
    [18, 0, "evening"],
    [20, 59, "evening"],
    [21, 0, "night"],
    [0, 0, "night"],
  ])("at %i:%i uses the messages for %s", (hour, minute, band) => {
    const now = at(hour, minute);
    expect(chooseWelcomeBand(now, daysBefore(now, 0.5))).toBe(band);
  });

  it.each<[number, WelcomeBand]>([
    [1.9, "morning"],
    [2, "returning"],
    [7.9, "returning"],
    [8, "longAbsence"],
  ])("after %d days away uses the messages for %s", (days, band) => {
    const now = at(9);
    expect(chooseWelcomeBand(now, daysBefore(now, days))).toBe(band);
  });

  it("is that of the hour with a last login in the future", () => {
    expect(chooseWelcomeBand(at(9), at(10))).toBe("morning");
  });

  it("stays the same during a day and uses every message over a month", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(pickMessageNumber("2026-05-10", name, "lunch")).toBe(
          pickMessageNumber("2026-05-10", name, "lunch"),
        );
      }),
    );
    const seen = new Set(
      Array.from({ length: 31 }, (_, day) => pickMessageNumber(`2026-05-${day + 1}`, "Ana", "lunch")),
    );
    expect(seen.size).toBe(3);
  });
});
