import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../api/use-error-text.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { recipeQuery } from "../add-queries.ts";
import type { AddView } from "../add-view.ts";
import { PanelActions } from "../panel-actions.tsx";
import type { Recipe } from "./recipe-draft.ts";
import { RecipeFields } from "./recipe-fields.tsx";

interface RecipeFormProps {
  /** Absent for a new recipe. */
  readonly id: string | undefined;
  readonly onBack: () => void;
  readonly onView: (view: AddView) => void;
}

/** A new recipe, or one that is loaded to be changed. */
export function RecipeForm({ id, onBack, onView }: RecipeFormProps) {
  if (id === undefined) return <RecipeFields recipe={undefined} onBack={onBack} onView={onView} />;
  return <StoredRecipe id={id} onBack={onBack} onView={onView} />;
}

function StoredRecipe({ id, onBack, onView }: RecipeFormProps & { readonly id: string }) {
  const { t } = useTranslation("add");
  const errorText = useErrorText();
  const recipe = useQuery(recipeQuery(id));
  if (recipe.data) return <OpenedRecipe recipe={recipe.data} onBack={onBack} onView={onView} />;
  return (
    <>
      {recipe.isError ? (
        <Alert title={t("recipe.loadFailed")}>{errorText(recipe.error)}</Alert>
      ) : (
        <div role="status">
          <span className="sr-only">{t("recipe.loading")}</span>
          <Skeleton className="h-40" />
        </div>
      )}
      <PanelActions onBack={onBack}>{null}</PanelActions>
    </>
  );
}

/** Stays with the revision that it was opened with: one saved elsewhere meanwhile must not replace what is being typed. */
function OpenedRecipe({ recipe, ...rest }: Omit<RecipeFormProps, "id"> & { readonly recipe: Recipe }) {
  const [opened] = useState(recipe);
  return <RecipeFields recipe={opened} {...rest} />;
}
