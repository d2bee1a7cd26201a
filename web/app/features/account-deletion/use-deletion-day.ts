import { useLocale } from "../../i18n/use-language.ts";

/** The day and the time, since it is gone at that minute. */
export function useDeletionDay(): (deletesAt: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: "full", timeStyle: "short" });
  return (deletesAt) => format.format(new Date(deletesAt));
}
