import { dateFormat } from "#domain/people/date-format.ts";
import { useLocale } from "../../i18n/use-language.ts";

/** The day and the time, since it is gone at that minute. */
export function useDeletionDay(): (deletesAt: string) => string {
  const format = dateFormat(useLocale(), { dateStyle: "full", timeStyle: "short" });
  return (deletesAt) => format.format(new Date(deletesAt));
}
