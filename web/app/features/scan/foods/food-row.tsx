import { useId } from "react";
import { useTranslation } from "react-i18next";
import { modelEstimateTable } from "#domain/nutrition/meal-analysis.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { classes } from "../../../ui/classes.ts";
import { useExclusiveOpen } from "../../../ui/exclusive-open.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TrashIcon } from "../../../ui/icons/action-icons.tsx";
import { ChevronDownIcon } from "../../../ui/icons/navigation-icons.tsx";
import { FoodWeightStepper } from "../../nutrition/food-weight-stepper.tsx";
import { HouseholdSizes } from "../../nutrition/household-sizes.tsx";
import { useRowCredit, useRowDescription } from "../../nutrition/use-source-credit.ts";
import type { DisplayedFood } from "../draft/displayed-meal.ts";
import type { MealEditor } from "../draft/meal-editor.ts";
import { FoodDetails } from "./food-details.tsx";
import { PortionSizes } from "./portion-sizes.tsx";
import { ProductNote } from "./product-note.tsx";
import { UsualNote } from "./usual-note.tsx";

/** Below this confidence people are asked to check the analyser's choice. */
const unsureBelowConfidence = 0.5;

interface FoodRowProps {
  readonly food: DisplayedFood;
  readonly isOnlyFood: boolean;
  readonly editor: MealEditor;
}

export function FoodRow({ food, isOnlyFood, editor }: FoodRowProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const rowCredit = useRowCredit();
  const description = useRowDescription()(food.source);
  const [isOpen, setIsOpen] = useExclusiveOpen();
  const detailsId = useId();
  const isUnsure = food.confidence < unsureBelowConfidence;
  return (
    <li className="grid gap-2 py-3.5">
      <div className="flex items-baseline justify-between gap-3">
        <h4 className="min-w-0 font-sans text-base font-semibold tracking-normal first-letter:uppercase">
          {food.name}
          {isUnsure && (
            <span className="ml-2 inline-block rounded-full bg-butter px-2 py-0.5 text-xs font-semibold">
              {t("food.unsure")}
            </span>
          )}
        </h4>
        <p className="figures shrink-0 font-semibold">{formats.energy(food.calories)}</p>
      </div>
      {food.usual && (
        <UsualNote food={food} usual={food.usual} onUseGeneral={() => editor.restoreGeneral(food.id)} />
      )}
      <div className="flex items-center justify-between gap-2">
        <FoodWeightStepper
          label={t("food.grams", { food: food.name })}
          grams={food.grams}
          onChange={(grams) => editor.changeGrams(food.id, grams)}
          unit={food.product?.unit ?? "g"}
          size="sm"
        />
        <IconButton
          label={t("food.remove", { food: food.name })}
          tone="danger"
          disabled={isOnlyFood}
          title={isOnlyFood ? t("food.removeLast") : undefined}
          onClick={() => editor.remove(food.id)}
        >
          <TrashIcon />
        </IconButton>
      </div>
      {food.product && (
        <ProductNote
          food={food}
          product={food.product}
          onChoose={(grams) => editor.changeGrams(food.id, grams)}
        />
      )}
      {!food.product && !food.portions && food.source.table !== modelEstimateTable && (
        <HouseholdSizes
          source={food.source}
          food={food.name}
          grams={food.grams}
          onChange={(grams) => editor.changeGrams(food.id, grams)}
        />
      )}
      {food.portions && (
        <PortionSizes
          food={food.name}
          sizes={food.portions}
          grams={food.grams}
          onChoose={(grams) => editor.changeGrams(food.id, grams)}
        />
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setIsOpen(!isOpen)}
        className="-mx-2 flex min-h-9 flex-wrap items-center gap-x-1.5 rounded-md px-2 text-left text-sm text-ink-muted hover:bg-oat hover:text-ink"
      >
        <ChevronDownIcon
          className={classes("size-4 shrink-0 transition-transform", isOpen && "rotate-180")}
        />
        <span className="sr-only">{t("food.detailsOf", { food: food.name })}</span>
        <span className={description ? "shrink-0" : "min-w-0"}>
          {food.source.table === modelEstimateTable ? t("food.modelEstimateShort") : rowCredit(food.source)}
        </span>
        {description && (
          <>
            <span aria-hidden="true">{"·"}</span>
            <span className="line-clamp-2 min-w-[min(8rem,80%)] flex-1">{description}</span>
          </>
        )}
      </button>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && (
          <FoodDetails food={food} isUnsure={isUnsure} onSwap={(source) => editor.swap(food.id, source)} />
        )}
      </div>
    </li>
  );
}
