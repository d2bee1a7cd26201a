import { useState } from "react";
import { useTranslation } from "react-i18next";
import { foodSearchMaxLength } from "#contract/limits.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { TextField } from "../../../ui/text-field.tsx";
import type { Addable } from "../addable.ts";
import { RowFigures } from "../row-figures.tsx";
import { SearchResults } from "../search-results.tsx";
import { type DraftIngredient, ingredientOfAddable } from "./recipe-draft.ts";

interface IngredientSearchProps {
  readonly initial?: string;
  readonly onPick: (ingredient: DraftIngredient) => void;
}

/** Foods of the table and one's own. */
export function IngredientSearch({ initial = "", onPick }: IngredientSearchProps) {
  const { t } = useTranslation("add");
  const [query, setQuery] = useState(initial.slice(0, foodSearchMaxLength));
  const pick = (addable: Addable) => {
    const ingredient = ingredientOfAddable(addable);
    if (!ingredient) return;
    setQuery("");
    onPick(ingredient);
  };
  return (
    <div className="grid gap-2">
      <TextField
        type="search"
        label={t("recipe.searchLabel")}
        placeholder={t("recipe.searchPlaceholder")}
        value={query}
        maxLength={foodSearchMaxLength}
        autoComplete="off"
        // Enter would save the recipe.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        onChange={(event) => setQuery(event.target.value)}
      />
      {query.trim() !== "" && (
        <div className="max-h-72 overflow-y-auto overscroll-contain">
          <SearchResults
            query={query}
            isOfIngredients
            renderRow={(addable) => (
              <IngredientOption key={addable.key} addable={addable} onPick={() => pick(addable)} />
            )}
          />
        </div>
      )}
    </div>
  );
}

interface IngredientOptionProps {
  readonly addable: Addable;
  readonly onPick: () => void;
}

function IngredientOption({ addable, onPick }: IngredientOptionProps) {
  const { t } = useTranslation("add");
  const formats = useFormats();
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-label={t("row.add", { name: addable.name })}
        onClick={onPick}
        className="flex min-h-15 w-full items-center px-2 py-2 text-left hover:bg-basil-50"
      >
        <RowFigures {...addable}>
          <span className="figures text-sm text-ink-muted">{formats.foodWeight(addable.grams)}</span>
        </RowFigures>
      </button>
    </li>
  );
}
