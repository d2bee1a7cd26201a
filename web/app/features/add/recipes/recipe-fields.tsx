import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  foodNameMaxLength,
  recipeGramsMax,
  recipeIngredientsMax,
  recipeServingsMax,
  recipeServingsMin,
} from "#contract/limits.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { usePreferences } from "../../../storage/diary-preferences.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { AddView } from "../add-view.ts";
import { addableOfRecipe } from "../addable.ts";
import { PanelActions } from "../panel-actions.tsx";
import { IngredientRow } from "./ingredient-row.tsx";
import { IngredientSearch } from "./ingredient-search.tsx";
import { PasteList } from "./paste-list.tsx";
import { type DraftIngredient, kcalOf, type Recipe } from "./recipe-draft.ts";
import { useRecipeDraft } from "./use-recipe-draft.ts";
import { useSaveRecipe } from "./use-recipes.ts";

interface RecipeFieldsProps {
  readonly recipe: Recipe | undefined;
  readonly onBack: () => void;
  readonly onView: (view: AddView) => void;
}

export function RecipeFields({ recipe, onBack, onView }: RecipeFieldsProps) {
  const { t } = useTranslation("add");
  const errorText = useErrorText();
  const formId = useId();
  const draft = useRecipeDraft(recipe);
  const { values, change, ingredients, changeIngredients } = draft;
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const saving = useSaveRecipe((saved) => {
    draft.forget();
    onView({ kind: "home", made: addableOfRecipe(saved) });
  });
  const problems: Partial<typeof draft.problems> = wasSubmitted ? draft.problems : {};
  const append = (more: readonly DraftIngredient[]) =>
    [...ingredients, ...more].slice(0, recipeIngredientsMax);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (Object.keys(draft.problems).length === 0) saving.mutate(draft.toBody());
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
      {saving.isError && <Alert title={t("recipe.failed")}>{errorText(saving.error)}</Alert>}
      <TextField
        label={t("own.name")}
        autoFocus
        value={values.name}
        maxLength={foodNameMaxLength}
        error={problems.name ? t("recipe.nameMissing") : undefined}
        onChange={(event) => change({ name: event.target.value })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={t("recipe.servings")}
          inputMode="decimal"
          value={values.servings}
          error={
            problems.servings
              ? t("own.invalid", { min: recipeServingsMin, max: recipeServingsMax })
              : undefined
          }
          onChange={(event) => change({ servings: event.target.value })}
        />
        <TextField
          label={t("recipe.cooked")}
          placeholder={t("recipe.optional")}
          inputMode="decimal"
          value={values.cooked}
          error={problems.cooked ? t("own.invalid", { min: 1, max: recipeGramsMax }) : undefined}
          onChange={(event) => change({ cooked: event.target.value })}
        />
      </div>
      <Ingredients
        ingredients={ingredients}
        onChange={changeIngredients}
        isMissing={problems.ingredients === true}
      />
      {ingredients.length < recipeIngredientsMax && (
        <>
          <IngredientSearch onPick={(picked) => changeIngredients(append([picked]))} />
          <PasteList
            text={values.pasted}
            onText={(pasted) => change({ pasted })}
            onRead={(read) => change({ pasted: "", ingredients: JSON.stringify(append(read)) })}
          />
        </>
      )}
      <RecipeTotal ingredients={ingredients} servings={draft.servings} />
      <PanelActions onBack={onBack}>
        <Button type="submit" form={formId} isBusy={saving.isPending}>
          {t("recipe.save")}
        </Button>
      </PanelActions>
    </form>
  );
}

interface IngredientsProps {
  readonly ingredients: readonly DraftIngredient[];
  readonly onChange: (ingredients: readonly DraftIngredient[]) => void;
  readonly isMissing: boolean;
}

function Ingredients({ ingredients, onChange, isMissing }: IngredientsProps) {
  const { t } = useTranslation("add");
  const rows = ingredients.map((ingredient, position) => ({ ingredient, position }));
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-semibold text-ink-soft">{t("recipe.ingredients")}</legend>
      {isMissing && (
        <p role="alert" className="text-sm font-medium text-danger">
          {ingredients.length === 0 ? t("recipe.ingredientsMissing") : t("recipe.ingredientsUnknown")}
        </p>
      )}
      <ul className="grid divide-y divide-line">
        {rows.map(({ ingredient, position }) => (
          <IngredientRow
            key={position}
            ingredient={ingredient}
            onChange={(changed) => onChange(ingredients.with(position, changed))}
            onRemove={() => onChange(ingredients.toSpliced(position, 1))}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface RecipeTotalProps {
  readonly ingredients: readonly DraftIngredient[];
  readonly servings: number | undefined;
}

function RecipeTotal({ ingredients, servings }: RecipeTotalProps) {
  const { t } = useTranslation("add");
  const formats = useFormats();
  const { hidesCalories } = usePreferences();
  const total = ingredients.reduce((sum, ingredient) => sum + kcalOf(ingredient), 0);
  return (
    <div className="grid gap-1 rounded-lg bg-oat/60 p-4">
      {!hidesCalories && (
        <p aria-live="polite" className="figures font-semibold">
          {t("recipe.total", {
            total: formats.energy(total),
            serving: formats.energy(servings ? total / servings : total),
          })}
        </p>
      )}
      <p className="text-sm text-ink-muted">{t("recipe.method")}</p>
    </div>
  );
}
