import { describe, expect, it } from "vitest";
import { classifyCameraError } from "./camera-problem.ts";

describe("a camera error", () => {
  it.each([
    ["NotAllowedError", "denied"],
    ["SecurityError", "denied"],
    ["NotFoundError", "missing"],
    ["NotSupportedError", "missing"],
    ["NotReadableError", "busy"],
    ["AbortError", "busy"],
  ] as const)("%s means %s", (name, problem) => {
    expect(classifyCameraError(new DOMException("", name))).toBe(problem);
  });

  it("means busy if its cause is unknown", () => {
    expect(classifyCameraError(new TypeError("?"))).toBe("busy");
  });
});
