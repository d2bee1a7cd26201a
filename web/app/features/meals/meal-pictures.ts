import { queryOptions, useQuery } from "@tanstack/react-query";
import { listMealPictures } from "#contract/endpoints/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";

export function mealPicturesQuery(day: CalendarDay) {
  return queryOptions({
    queryKey: [...diaryKey, "pictures", day],
    queryFn: ({ signal }) => request(listMealPictures, { query: { day } }, { signal }),
  });
}

/** The address of the meal's small picture; undefined without one, and asked for only where the person keeps them. */
export function useMealPicture(mealId: string, day: CalendarDay): string | undefined {
  const { keepsPictures } = usePreferences();
  const { data } = useQuery({ ...mealPicturesQuery(day), enabled: keepsPictures });
  const found = keepsPictures ? data?.find((each) => each.mealId === mealId) : undefined;
  return found && `data:image/webp;base64,${found.picture}`;
}
