import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { favouritesQuery, ownFoodsQuery, recipesQuery, usualQuery } from "./add-queries.ts";
import { AddSection, type RowActions } from "./add-section.tsx";
import { addableOfFavourite, addableOfOwn, addableOfRecipe, addableOfUsual } from "./addable.ts";

/** Of what is eaten often; more would push the other lists out of sight. */
const shownUsual = 8;

export function UsualLists({ mealType, ...rows }: { mealType: MealType } & RowActions) {
  const { t } = useTranslation("add");
  const usual = useQuery(usualQuery(mealType));
  const favourites = useQuery(favouritesQuery);
  const ownFoods = useQuery(ownFoodsQuery);
  const recipes = useQuery(recipesQuery);
  if (usual.isPending) return <Loading label={t("loading")} />;
  if (usual.isError && !usual.data)
    return (
      <Alert
        title={t("loadFailed")}
        action={
          <Button variant="secondary" size="sm" onClick={() => usual.refetch()}>
            {t("retry")}
          </Button>
        }
      />
    );
  const often = usual.data.usual.slice(0, shownUsual).map(addableOfUsual);
  const recent = usual.data.recent.map(addableOfUsual);
  const favourite = favourites.data?.map(addableOfFavourite) ?? [];
  const own = ownFoods.data?.map((food) => addableOfOwn(food)) ?? [];
  const dishes = recipes.data?.map((recipe) => addableOfRecipe(recipe, t("recipe.perServing"))) ?? [];
  const isEmpty = [often, recent, favourite, dishes, own].every((list) => list.length === 0);
  return (
    <>
      {isEmpty && <p className="text-ink-muted">{t("empty")}</p>}
      <AddSection title={t(`often.${mealType}`)} addables={often} {...rows} />
      <AddSection title={t("favourites")} addables={favourite} {...rows} />
      <AddSection title={t("recent")} addables={recent} {...rows} />
      <AddSection title={t("recipes")} addables={dishes} {...rows} />
      <AddSection title={t("ownFoods")} addables={own} {...rows} />
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
