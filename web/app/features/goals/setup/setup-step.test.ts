import { describe, expect, it } from "vitest";
import { firstStep, nextStep, type SetupStep, stepAfterClosing, walkthroughPages } from "./setup-step.ts";

describe("the goal setup", () => {
  it("leads through four walkthrough pages to the form", () => {
    const seen: SetupStep[] = [firstStep(false)];
    for (let step = seen[0]; step?.kind === "walkthrough"; ) {
      step = nextStep(step.page);
      seen.push(step);
    }
    expect(seen).toEqual([
      ...walkthroughPages.map((page) => ({ kind: "walkthrough", page })),
      { kind: "form" },
    ]);
  });

  it("starts with the form when there is a profile", () => {
    expect(firstStep(true)).toEqual({ kind: "form" });
  });

  it("keeps nobody from the first meal who closes the walkthrough", () => {
    expect(stepAfterClosing({ kind: "walkthrough", page: "track" })).toEqual({ kind: "ended" });
  });

  it("leads from closing the form to setting goals by hand, and then ends", () => {
    const review = stepAfterClosing({ kind: "form" });
    expect(review).toEqual({ kind: "review", suggestion: undefined });
    expect(stepAfterClosing(review)).toEqual({ kind: "ended" });
  });
});
