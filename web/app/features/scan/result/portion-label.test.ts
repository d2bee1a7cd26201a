import { describe, expect, it } from "vitest";
import { parsePortionLabel } from "./portion-label.ts";

describe("parsing a portion choice", () => {
  it.each([
    ["Medium", { name: "Medium", detail: undefined, pieces: undefined }],
    ["Grande (unos 320 g)", { name: "Grande", detail: "unos 320 g", pieces: undefined }],
    ["2 (about 120 g)", { name: "2", detail: "about 120 g", pieces: 2 }],
    ["3", { name: "3", detail: undefined, pieces: 3 }],
    ["2 slices (60 g)", { name: "2 slices", detail: "60 g", pieces: undefined }],
    ["(?)", { name: "(?)", detail: undefined, pieces: undefined }],
  ])("splits %s into name, detail and pieces", (choice, label) => {
    expect(parsePortionLabel(choice)).toEqual(label);
  });
});
