/** web/features/goals/setup: the way from the first page to the goals. */
import { describe, expect, it } from "vitest";
import { firstStep, type SetupStep, stepAfterClosing, stepOn, walkthroughPages } from "./setup-step.ts";

describe("the setup", () => {
  it("walks through four pages to the form", () => {
    const seen: SetupStep[] = [firstStep(false)];
    for (let step = seen[0]; step?.kind === "walkthrough"; ) {
      step = stepOn(step.page);
      seen.push(step);
    }
    expect(seen).toEqual([
      ...walkthroughPages.map((page) => ({ kind: "walkthrough", page })),
      { kind: "form" },
    ]);
  });

  it("opens the form at once for whoever has a profile", () => {
    expect(firstStep(true)).toEqual({ kind: "form" });
  });

  it.each<SetupStep>([{ kind: "walkthrough", page: "track" }, { kind: "form" }])(
    "leads from a closed %o to goals by hand, and from there out",
    (step) => {
      const review = stepAfterClosing(step);
      expect(review).toEqual({ kind: "review", suggestion: undefined });
      expect(stepAfterClosing(review)).toEqual({ kind: "ended" });
    },
  );
});
