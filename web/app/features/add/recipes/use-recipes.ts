import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CallOf } from "#contract/endpoint.ts";
import { addRecipe, changeRecipe, deleteRecipe, getRecipe } from "#contract/endpoints/recipes.ts";
import { ApiError } from "../../../api/api-error.ts";
import { type Attempt, nextAttempt } from "../../../api/attempt.ts";
import { newIdempotencyKey } from "../../../api/idempotency-key.ts";
import { request } from "../../../api/request.ts";
import { useFailureToast } from "../../../api/use-failure-toast.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { recipesKey } from "../add-queries.ts";
import type { RecipeSummary } from "../addable.ts";
import { type Recipe, toNewRecipeIngredients } from "./recipe-draft.ts";

type NewRecipe = CallOf<typeof addRecipe>["body"];
type RecipeChange = CallOf<typeof changeRecipe>["body"];
export type SentRecipe =
  | { readonly kind: "new"; readonly body: NewRecipe }
  | { readonly kind: "change"; readonly id: string; readonly body: RecipeChange };

/** The form shows failures itself, so that what was typed stays. */
export function useSaveRecipe(onSaved: (recipe: Recipe) => void) {
  const queryClient = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  return useMutation({
    mutationFn: (sent: SentRecipe) => {
      if (sent.kind === "change") return request(changeRecipe, { params: { id: sent.id }, body: sent.body });
      attempt.current = nextAttempt(JSON.stringify(sent.body), attempt.current, newIdempotencyKey);
      const { idempotencyKey } = attempt.current;
      return request(addRecipe, { body: sent.body }, { idempotencyKey });
    },
    onSuccess: (recipe) => {
      attempt.current = null;
      onSaved(recipe);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: recipesKey }),
  });
}

/** With an undo, which makes the same recipe anew. */
export function useDeleteRecipe(onDeleted: () => void) {
  const { t } = useTranslation("add");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: recipesKey });
  const fail = (title: string) => (error: unknown) => showFailure(title, error);
  const restoring = useMutation({
    mutationFn: (recipe: Recipe) => {
      const { name, servings, cookedGrams } = recipe;
      return request(addRecipe, {
        body: { name, servings, cookedGrams, ingredients: [...toNewRecipeIngredients(recipe)] },
      });
    },
    onError: (error) => {
      const isFoodGone = error instanceof ApiError && error.code === "food_not_found";
      if (!isFoodGone) return fail(t("undoFailed"))(error);
      showToast({
        title: t("undoFailed"),
        description: t("recipe.undoFoodGone"),
        variant: "destructive",
      });
    },
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: async ({ id }: RecipeSummary) => {
      const recipe = await request(getRecipe, { params: { id } });
      await request(deleteRecipe, { params: { id } });
      return recipe;
    },
    onSuccess: (recipe) => {
      showToast({
        title: t("recipe.deleted", { name: recipe.name }),
        action: { label: t("undo"), onSelect: () => restoring.mutate(recipe) },
      });
      onDeleted();
    },
    onError: fail(t("recipe.deleteFailed")),
    onSettled: refresh,
  });
}
