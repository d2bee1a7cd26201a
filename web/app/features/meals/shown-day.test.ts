import { describe, expect, it } from "vitest";
import { buildDayQuery, dayName, parseDayToCome, parseShownDay } from "./shown-day.ts";

const today = "2026-03-01";

describe("the shown day", () => {
  it.each([
    [null, today],
    ["2026-02-27", "2026-02-27"],
    ["2026-03-02", today],
    ["2026-02-30", today],
    ["yesterday", today],
    ["", today],
  ])("requested as %j is %s", (asked, day) => {
    expect(parseShownDay(asked, today)).toBe(day);
  });

  it.each([
    [null, undefined],
    [today, undefined],
    ["2026-02-27", undefined],
    ["2026-03-02", "2026-03-02"],
    ["2026-03-32", undefined],
  ])("requested as %j is to come: %s", (asked, day) => {
    expect(parseDayToCome(asked, today)).toBe(day);
  });

  it("is in the query string unless it is today", () => {
    expect(buildDayQuery("2026-02-27", today)).toBe("?day=2026-02-27");
    expect(buildDayQuery(today, today)).toBe("");
  });

  it("is named if it is today or yesterday", () => {
    expect(dayName(today, today)).toBe("today");
    expect(dayName("2026-02-28", today)).toBe("yesterday");
    expect(dayName("2026-02-27", today)).toBeNull();
  });
});
