import { describe, expect, it } from "vitest";
import { findStageIndex, progressStages } from "./progress-stages.ts";

describe("the progress stage", () => {
  it("advances with time and stays at the last stage", () => {
    expect(findStageIndex(0)).toBe(0);
    expect(findStageIndex(-5)).toBe(0);
    expect(findStageIndex(699)).toBe(0);
    expect(findStageIndex(700)).toBe(1);
    expect(findStageIndex(60_000)).toBe(progressStages.length - 1);
  });
});
