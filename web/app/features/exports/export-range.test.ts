import { expect, it } from "vitest";
import { getExportRange } from "./export-range.ts";

const none = { from: "", to: "" };

it("counts today among the last seven and thirty days", () => {
  expect(getExportRange("week", none, "2026-03-03")).toEqual({ from: "2026-02-25", to: "2026-03-03" });
  expect(getExportRange("month", none, "2026-03-01")).toEqual({ from: "2026-01-31", to: "2026-03-01" });
});

it("has no bounds for all meals", () => {
  expect(getExportRange("all", none, "2026-03-03")).toEqual({});
});

it("accepts a custom range of one day or more, and rejects an invalid one", () => {
  const day = "2026-03-01";
  expect(getExportRange("own", { from: day, to: day }, "2026-03-03")).toEqual({ from: day, to: day });
  expect(getExportRange("own", { from: "2026-03-02", to: day }, "2026-03-03")).toBeUndefined();
  expect(getExportRange("own", { from: "", to: day }, "2026-03-03")).toBeUndefined();
});
