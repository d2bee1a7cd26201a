// Every form of a diary that can be imported, as confirmed in docs/decisions/126-importing-other-diaries.md: a new source is a row of
// these lists and an example with its sums (examples/, every-format.test.ts).
import { Columns, type Header } from "../headers.ts";
import type { DiaryFormat, Layout } from "./format.ts";
import { appleHealth, samsungHealth } from "./health-formats.ts";
import { openNutriTracker, sparkyFitness, waistline } from "./open-source-formats.ts";
import { fatSecret, fitbit } from "./sectioned-formats.ts";
import { cronometer, lifesum, loseIt, macroFactor, myFitnessPal, yazio } from "./table-formats.ts";

/** Every format, in the order in which a header is compared with them: those that need the most columns first. */
export const diaryFormats: readonly DiaryFormat[] = [
  ...sparkyFitness,
  ...cronometer,
  ...macroFactor,
  ...lifesum,
  ...yazio,
  ...samsungHealth,
  ...fatSecret,
  ...fitbit,
  ...loseIt,
  ...myFitnessPal,
  ...waistline,
  ...openNutriTracker,
  ...appleHealth,
];

export function findFormat(header: readonly Header[], layouts: readonly Layout[]): DiaryFormat | undefined {
  const columns = new Columns(header);
  return diaryFormats.find(
    ({ layout = "table", signature }) =>
      layouts.includes(layout) && signature.every((names) => columns.has(names)),
  );
}
