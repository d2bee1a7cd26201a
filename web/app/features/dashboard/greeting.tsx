import { useTranslation } from "react-i18next";
import { nowMs } from "../../time/clock.ts";
import { useToday } from "../../time/use-today.ts";
import { usePerson } from "../account/session/use-person.ts";
import { useDayFormats } from "../meals/use-day-formats.ts";
import { partOfDay } from "./part-of-day.ts";

export function Greeting() {
  const { t } = useTranslation("dashboard");
  const { fullDate } = useDayFormats();
  const name = usePerson()?.displayName.split(" ")[0] ?? "";
  return (
    <div>
      <h1 className="text-title">{t(`greeting.${partOfDay(new Date(nowMs()).getHours())}`, { name })}</h1>
      <p className="text-ink-muted first-letter:uppercase">{fullDate(useToday())}</p>
    </div>
  );
}
