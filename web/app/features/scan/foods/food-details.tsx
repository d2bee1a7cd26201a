import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { usePreferences } from "../../../storage/diary-preferences.ts";
import { Button } from "../../../ui/button.tsx";
import { SearchIcon } from "../../../ui/icons/action-icons.tsx";
import { SourceNote } from "../../nutrition/source-note.tsx";
import type { DisplayedFood } from "../draft/displayed-meal.ts";
import { FoodSearch } from "./food-search.tsx";

interface FoodDetailsProps {
  readonly food: DisplayedFood;
  readonly isUnsure: boolean;
  readonly onSwap: (source: FoodSource) => void;
}

export function FoodDetails({ food, isUnsure, onSwap }: FoodDetailsProps) {
  const { t } = useTranslation("analysis");
  return (
    <div className="grid gap-4 rounded-lg bg-oat/60 p-4">
      {isUnsure && <p className="text-sm font-medium">{t("food.unsureText")}</p>}
      <SourceNote source={food.source} per100Grams={food.per100Grams} toLimit={food.toLimitPer100Grams} />
      <SwapChoices food={food} onSwap={onSwap} />
    </div>
  );
}

function SwapChoices({ food, onSwap }: Omit<FoodDetailsProps, "isUnsure">) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const { hidesCalories } = usePreferences();
  const [isSearching, setIsSearching] = useState(false);
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold text-ink-soft">{t("food.swap")}</p>
      {food.candidates.length > 0 && (
        <ul className="grid gap-1.5">
          {food.candidates.map((candidate) => (
            <li key={`${candidate.source.table} ${candidate.source.code}`}>
              <button
                type="button"
                onClick={() => onSwap(candidate.source)}
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-md border border-line bg-card px-3 py-1.5 text-left text-sm hover:border-basil-300 hover:bg-basil-50"
              >
                <span className="line-clamp-2 min-w-0 first-letter:uppercase">{candidate.name}</span>
                {!hidesCalories && (
                  <span className="figures shrink-0 text-ink-muted">
                    {t("food.perHundred", { calories: formats.energy(candidate.caloriesPer100Grams) })}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isSearching ? (
        <FoodSearch onPick={(found) => onSwap(found.source)} onCancel={() => setIsSearching(false)} />
      ) : (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setIsSearching(true)}>
          <SearchIcon className="size-4" />
          {t("food.swapSearch")}
        </Button>
      )}
    </div>
  );
}
