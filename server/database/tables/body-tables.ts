import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Defaulted } from "./column-type.ts";

export interface WeightsTable {
  user_id: string;
  day: CalendarDay;
  weight_kg: number;
  note: string | null;
  updated_at: Defaulted<Date>;
}

export interface WaterDrinksTable {
  id: string;
  user_id: string;
  day: CalendarDay;
  ml: number;
  logged_at: Defaulted<Date>;
}

export interface DiaryDaysTable {
  user_id: string;
  day: CalendarDay;
  note: string | null;
  is_left_out: Defaulted<boolean>;
  updated_at: Defaulted<Date>;
}

export interface BodyTargetsTable {
  user_id: string;
  weight_kg: number | null;
  updated_at: Defaulted<Date>;
}
