import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WaterLog } from "#contract/shapes/water.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useLocale } from "../../i18n/use-language.ts";
import { EditAndDelete } from "../../ui/edit-and-delete.tsx";
import { useChangeWater } from "./use-change-water.ts";
import { WaterDialog } from "./water-dialog.tsx";

type Drink = WaterLog["days"][number]["drinks"][number];

interface WaterListProps {
  readonly day: CalendarDay;
  readonly drinks: readonly Drink[];
  readonly mealsMl: number;
}

/** A day's drinks, newest first, and what its meals add. */
export function WaterList({ day, drinks, mealsMl }: WaterListProps) {
  const { t } = useTranslation("body");
  const formats = useFormats();
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });
  const { change, remove } = useChangeWater(day);
  const [edited, setEdited] = useState<Drink>();
  const close = () => setEdited(undefined);
  if (drinks.length === 0 && mealsMl === 0) return <p className="text-ink-muted">{t("water.empty")}</p>;
  return (
    <>
      <ul className="grid divide-y divide-line">
        {drinks.toReversed().map((drink) => {
          const amount = formats.volume(drink.ml);
          const at = time.format(new Date(drink.loggedAt));
          return (
            <li key={drink.id} className="flex items-center gap-1 py-1.5">
              <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                <span className="figures font-semibold">{amount}</span>
                <time dateTime={drink.loggedAt} className="text-sm text-ink-muted">
                  {at}
                </time>
              </p>
              <EditAndDelete
                editLabel={t("water.editOf", { amount, at })}
                deleteLabel={t("water.deleteOf", { amount, at })}
                isDeleting={remove.isPending}
                onEdit={() => setEdited(drink)}
                onDelete={() => remove.mutate(drink)}
              />
            </li>
          );
        })}
        {mealsMl > 0 && (
          <li className="py-2.5">
            <span className="figures font-semibold">{formats.volume(mealsMl)}</span>{" "}
            <span className="text-sm text-ink-muted">{t("water.fromMeals")}</span>
          </li>
        )}
      </ul>
      <WaterDialog
        isOpen={edited !== undefined}
        ml={edited?.ml}
        isBusy={change.isPending}
        onSave={(ml) =>
          edited && change.mutate({ id: edited.id, ml, before: edited.ml }, { onSuccess: close })
        }
        onClose={close}
      />
    </>
  );
}
