import { useState } from "react";
import { guessMealType, type MealType } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryDayOf } from "../../../../time/today.ts";
import { usePageScan } from "../scan-provider.tsx";
import { useWaitingScans } from "./use-waiting-scans.ts";
import type { WaitingScan } from "./waiting-scan.ts";

export type PlacedScan = WaitingScan & {
  readonly place: { readonly day: CalendarDay; readonly mealType: MealType };
};

/**
 * The waiting scans whose results go to that day, as they were before a scan that is being made: a row that came while its dialog
 * is open would move what lies behind. Earlier versions stored no day: then it is when the scan was made.
 */
export function useWaitingScansOn(day: CalendarDay): readonly PlacedScan[] {
  const scans = useWaitingScans();
  const isScanning = usePageScan().flow.step.kind !== "idle";
  const [shown, setShown] = useState(scans);
  if (!isScanning && shown !== scans) setShown(scans);
  return (isScanning ? shown : scans)
    .map((scan) => ({ ...scan, place: scan.place ?? placeOfTime(scan.keptAt) }))
    .filter(({ place }) => place.day === day);
}

function placeOfTime(keptAt: Date) {
  const mealType = guessMealType(keptAt.getHours());
  return { day: diaryDayOf(keptAt), mealType, isDayChosen: false, isTypeChosen: false };
}
