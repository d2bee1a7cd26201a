import { createContext, useContext } from "react";
import * as z from "zod/mini";
import { calendarDay } from "#contract/shapes/primitives.ts";
import { mealType } from "#contract/shapes/scan.ts";
import { guessMealType, usualTimes } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../../time/today.ts";
import { presentMealType } from "../../add/present-meal-type.ts";
import type { Target } from "../../add/target.ts";

/** Where a scan's meal goes. Day and meal are those of the time of the scan until they are chosen. */
export interface ScanPlace extends Target {
  readonly isDayChosen: boolean;
}

/** As it is stored in the browser. */
export const scanPlace = z.object({
  day: calendarDay,
  mealType,
  isDayChosen: z.boolean(),
  isTypeChosen: z.boolean(),
});

/** The place of a scan begun on a page that shows a day, which is only a choice where it is another day than today. */
export function placeOfShownDay(day: CalendarDay, chosen?: Target): ScanPlace {
  const byTime = { day, mealType: presentMealType(), isTypeChosen: false };
  return { ...byTime, ...chosen, isDayChosen: day !== today() };
}

/** The place when the meal is sent: what was not chosen is that of now. */
export function withTimeOfSending(place: ScanPlace): ScanPlace {
  return {
    ...place,
    ...(!place.isDayChosen && { day: today() }),
    ...(!place.isTypeChosen && { mealType: presentMealType() }),
  };
}

/** The place of a scan that is sent later than it was made: what was not chosen stays that of now. */
export function fixedPlace(place: ScanPlace): ScanPlace {
  return { ...withTimeOfSending(place), isDayChosen: true, isTypeChosen: true };
}

/**
 * When a meal that was photographed then is eaten: on the day and at the usual hour of the meal that were chosen, as far as they were.
 */
export function eatenAtOf({ day, isDayChosen, mealType: type, isTypeChosen }: ScanPlace, shotAt: Date): Date {
  const isAnotherMeal = isTypeChosen && guessMealType(shotAt.getHours()) !== type;
  const eatenAt = new Date(shotAt);
  if (isDayChosen) {
    const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
    eatenAt.setFullYear(year, month - 1, date);
  }
  if (isAnotherMeal) {
    const [hour = 0, minute = 0] = usualTimes[type].split(":").map(Number);
    eatenAt.setHours(hour, minute);
  }
  return eatenAt;
}

/** The place as saving sends it: only what was chosen, since the server finds out the rest itself. */
export function acceptanceOf({ day, isDayChosen, mealType: type, isTypeChosen }: ScanPlace) {
  return { ...(isDayChosen && { date: day }), ...(isTypeChosen && { mealType: type }) };
}

export interface PlaceChoice {
  readonly place: ScanPlace;
  readonly onChange: (place: ScanPlace) => void;
}

/** Undefined for visitors: their meals keep the time of the scan. */
export const ScanPlaceContext = createContext<PlaceChoice | undefined>(undefined);

export function useScanPlace(): PlaceChoice | undefined {
  return useContext(ScanPlaceContext);
}
