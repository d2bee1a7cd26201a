import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { listHouseholdSizes } from "#contract/endpoints/foods.ts";
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import { nearestFoodGrams } from "#domain/nutrition/round-food-grams.ts";
import { foodsKey } from "../../api/foods-key.ts";
import { request } from "../../api/request.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { classes } from "../../ui/classes.ts";
import { useExclusiveOpen } from "../../ui/exclusive-open.tsx";
import { SizeCount } from "./size-count.tsx";

interface HouseholdSizesProps {
  readonly source: Pick<FoodSource, "table" | "code">;
  readonly food: string;
  readonly grams: number;
  readonly onChange: (grams: number) => void;
  /** Otherwise behind a button, and asked of the server when it is pressed. */
  readonly isOpenAtFirst?: boolean;
}

/** Piece, slice, cup, spoon, glass or portion, as the food's row has them: how many, instead of grams. */
export function HouseholdSizes({ isOpenAtFirst = false, ...rest }: HouseholdSizesProps) {
  const { t } = useTranslation("analysis");
  const [isOpen, setIsOpen] = useExclusiveOpen(isOpenAtFirst);
  const listId = useId();
  return (
    <div className="grid w-full gap-2">
      {!isOpenAtFirst && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="-ml-2 min-h-9 justify-self-start rounded-full px-2 text-sm font-semibold text-basil-700 hover:bg-basil-50"
        >
          {t("sizes.open")}
          <span className="sr-only"> {rest.food}</span>
        </button>
      )}
      <div id={listId} hidden={!isOpen}>
        {isOpen && <Sizes {...rest} />}
      </div>
    </div>
  );
}

function Sizes({
  source: { table, code },
  food,
  grams,
  onChange,
}: Omit<HouseholdSizesProps, "isOpenAtFirst">) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const [chosen, setChosen] = useState<string>();
  const sizes = useQuery({
    queryKey: [...foodsKey, "sizes", table, code],
    queryFn: ({ signal }) => request(listHouseholdSizes, { query: { table, code } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const size = sizes.data?.find(({ measure }) => measure === chosen);
  const change = (amount: number) => onChange(nearestFoodGrams(amount));
  if (sizes.isPending) return <p className="text-sm text-ink-muted">{t("sizes.loading")}</p>;
  if (!sizes.data || sizes.data.length === 0)
    return <p className="text-sm text-ink-muted">{t("sizes.none")}</p>;
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">{t("sizes.of", { food })}</legend>
      {sizes.data.map(({ measure, grams: gramsOfOne }) => (
        <button
          key={measure}
          type="button"
          aria-pressed={measure === chosen}
          onClick={() => {
            setChosen(measure);
            change(gramsOfOne);
          }}
          className={classes(
            "min-h-9 rounded-full border px-3 text-sm transition-colors",
            measure === chosen
              ? "border-basil-600 bg-basil-50 font-semibold text-basil-800"
              : "border-line bg-card text-ink-soft hover:border-basil-300 hover:bg-basil-50",
          )}
        >
          {t(`sizes.${measure}`)}{" "}
          <span className="figures font-normal text-ink-muted">{formats.foodWeight(gramsOfOne)}</span>
        </button>
      ))}
      {size && (
        <SizeCount
          label={t("sizes.count", { size: t(`sizes.${size.measure}`), food })}
          count={grams / size.grams}
          onChange={(count) => change(count * size.grams)}
        />
      )}
    </fieldset>
  );
}
