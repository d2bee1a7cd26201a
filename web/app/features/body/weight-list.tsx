import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TrendWeight, Weight } from "#contract/shapes/body.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { Button } from "../../ui/button.tsx";
import { EditAndDelete } from "../../ui/edit-and-delete.tsx";
import { useDeleteWeight } from "./use-change-weight.ts";
import type { WeightFormats } from "./use-weight-formats.ts";

interface WeightListProps {
  /** Oldest first. */
  readonly weights: readonly TrendWeight[];
  readonly formats: WeightFormats;
  readonly onEdit: (weight: Weight) => void;
}

const shownAtFirst = 7;

/** Newest first. */
export function WeightList({ weights, formats, onEdit }: WeightListProps) {
  const { t } = useTranslation("body");
  const [isWhole, setIsWhole] = useState(false);
  const newestFirst = weights.toReversed();
  const shown = isWhole ? newestFirst : newestFirst.slice(0, shownAtFirst);
  return (
    <div className="grid gap-2">
      <h3 className="text-base">{t("weight.list")}</h3>
      <ul className="grid divide-y divide-line">
        {shown.map((weight) => (
          <WeightLine key={weight.day} weight={weight} formats={formats} onEdit={onEdit} />
        ))}
      </ul>
      {shown.length < weights.length && (
        <Button variant="ghost" size="sm" className="justify-self-center" onClick={() => setIsWhole(true)}>
          {t("weight.showAll", { count: weights.length })}
        </Button>
      )}
    </div>
  );
}

interface WeightLineProps extends Omit<WeightListProps, "weights"> {
  readonly weight: TrendWeight;
}

function WeightLine({ weight, formats, onEdit }: WeightLineProps) {
  const { t } = useTranslation("body");
  const dates = useFormats();
  const deleting = useDeleteWeight(formats);
  const day = dates.day(weight.day, { weekday: "short", day: "numeric", month: "short", year: "numeric" });
  return (
    <li className="flex items-center gap-1 py-2">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="figures font-semibold">{formats.weight(weight.weightKg)}</span>
          <time dateTime={weight.day} className="text-sm text-ink-muted">
            {day}
          </time>
        </p>
        <p className="text-sm break-words text-ink-muted">
          {t("weight.trendOf", { weight: formats.weight(weight.trendKg) })}
          {weight.note && `\u00a0· ${weight.note}`}
        </p>
      </div>
      <EditAndDelete
        editLabel={t("weight.editOf", { day })}
        deleteLabel={t("weight.deleteOf", { day })}
        isDeleting={deleting.isPending}
        onEdit={() => onEdit(weight)}
        onDelete={() => deleting.mutate(weight)}
      />
    </li>
  );
}
