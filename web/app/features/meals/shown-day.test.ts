import { describe, expect, it } from "vitest";
import { buildDayQuery, dayName, parseShownDay } from "./shown-day.ts";

const today = "2026-03-01";

describe("the shown day", () => {
  it.each([
    [null, today],
    ["2026-02-27", "2026-02-27"],
    ["2026-03-02", today],
    ["2026-02-30", today],
    ["yesterday", today],
    ["", today],
  ])("asked for %j is %s", (asked, day) => {
    expect(parseShownDay(asked, today)).toBe(day);
  });

  it("stands in the address unless it is today", () => {
    expect(buildDayQuery("2026-02-27", today)).toBe("?day=2026-02-27");
    expect(buildDayQuery(today, today)).toBe("");
  });

  it("has a name when it is near", () => {
    expect(dayName(today, today)).toBe("today");
    expect(dayName("2026-02-28", today)).toBe("yesterday");
    expect(dayName("2026-02-27", today)).toBeNull();
  });
});
