import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-formats.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TrashIcon } from "../../../ui/icons/action-icons.tsx";
import { FoodWeightStepper } from "../../nutrition/food-weight-stepper.tsx";
import { HouseholdSizes } from "../../nutrition/household-sizes.tsx";
import { IngredientSearch } from "./ingredient-search.tsx";
import { type DraftIngredient, kcalOf } from "./recipe-draft.ts";

interface IngredientRowProps {
  readonly ingredient: DraftIngredient;
  readonly onChange: (ingredient: DraftIngredient) => void;
  readonly onRemove: () => void;
}

/** One ingredient with its amount, where its figures come from, and the way to another food. */
export function IngredientRow({ ingredient, onChange, onRemove }: IngredientRowProps) {
  const { t } = useTranslation("add");
  const formats = useFormats();
  const [isSearching, setIsSearching] = useState(false);
  const { name, grams, ref, detail } = ingredient;
  const language = useLanguage();
  const setGrams = (changed: number) => onChange({ ...ingredient, grams: changed });
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          <span className="block font-semibold first-letter:uppercase">{name}</span>
          {detail && language === "en" && <span className="block text-sm text-ink-muted">{detail}</span>}
          {!ref && <span className="block text-sm font-medium text-danger">{t("recipe.notFound")}</span>}
        </span>
        {ref && <span className="figures shrink-0 text-sm">{formats.energy(kcalOf(ingredient))}</span>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <FoodWeightStepper label={t("amount.grams", { name })} grams={grams} size="sm" onChange={setGrams} />
        <span className="flex items-center">
          <Button variant="ghost" size="sm" onClick={() => setIsSearching(!isSearching)}>
            {t("recipe.otherFood")}
            <span className="sr-only"> {name}</span>
          </Button>
          <IconButton label={t("recipe.removeIngredient", { name })} tone="danger" onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </span>
      </div>
      {ref?.from === "table" && <HouseholdSizes source={ref} food={name} grams={grams} onChange={setGrams} />}
      {isSearching && (
        <OtherFoods
          ingredient={ingredient}
          onPick={(picked) => {
            setIsSearching(false);
            onChange({ ...picked, grams });
          }}
        />
      )}
    </li>
  );
}

interface OtherFoodsProps {
  readonly ingredient: DraftIngredient;
  readonly onPick: (ingredient: DraftIngredient) => void;
}

function OtherFoods({ ingredient: { name, others = [] }, onPick }: OtherFoodsProps) {
  return (
    <div className="grid gap-2 rounded-lg bg-oat/60 p-3">
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map(({ name: otherName, source, kcalPer100 }) => (
            <Button
              key={`${source.table} ${source.code}`}
              variant="secondary"
              size="sm"
              onClick={() =>
                onPick({
                  name: otherName,
                  grams: 0,
                  kcalPer100,
                  ref: { from: "table", table: source.table, code: source.code },
                  detail: source.description,
                })
              }
            >
              {otherName}
            </Button>
          ))}
        </div>
      )}
      <IngredientSearch initial={name} onPick={onPick} />
    </div>
  );
}
