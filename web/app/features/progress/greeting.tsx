/** web/features/progress: a greeting for the hour, and the date. */
import { useTranslation } from "react-i18next";
import { today } from "../../time/today.ts";
import { useDayFormats } from "../meals/use-day-formats.ts";
import { usePerson } from "../session/use-person.ts";
import { partOfDay } from "./part-of-day.ts";

export function Greeting() {
  const { t } = useTranslation("dashboard");
  const { fullDate } = useDayFormats();
  const name = usePerson()?.displayName.split(" ")[0] ?? "";
  return (
    <div>
      <h1 className="text-title">{t(`greeting.${partOfDay(new Date().getHours())}`, { name })}</h1>
      <p className="text-ink-muted first-letter:uppercase">{fullDate(today())}</p>
    </div>
  );
}
