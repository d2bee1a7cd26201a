import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addDays } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { dayMealsQuery } from "../meals/meal-queries.ts";
import { favouritesQuery, ownFoodsQuery, recipesQuery, useUsual, usualKey } from "./add-queries.ts";
import { AddSection, type RenderRow } from "./add-section.tsx";
import {
  addableOfFavourite,
  addableOfMeal,
  addableOfOwn,
  addableOfRecipe,
  addableOfUsual,
  type UsualAmount,
} from "./addable.ts";
import { withUsualGrams } from "./addable-amount.ts";
import { EntryToClear } from "./entry-to-clear.tsx";
import type { AddRows } from "./row-actions.ts";

/** Of what is eaten often; more would push the other lists out of sight. */
const shownUsual = 8;

interface UsualListsProps {
  readonly rows: AddRows;
  /** The key of what stands above already. */
  readonly without: string | undefined;
  readonly amounts: readonly UsualAmount[];
  readonly renderRow: RenderRow;
}

export function UsualLists({ rows: { target }, without, amounts, renderRow }: UsualListsProps) {
  const { t } = useTranslation("add");
  const queryClient = useQueryClient();
  const [isEditing, setIsEditing] = useState(false);
  const { usual, lists } = useLists({ ...target, without, amounts });
  if (usual.isPending) return <Loading label={t("loading")} />;
  if (usual.isError && !usual.data)
    return (
      <div className="px-5 py-3 sm:px-6">
        <Alert
          title={t("loadFailed")}
          action={
            <Button variant="secondary" size="sm" onClick={() => usual.refetch()}>
              {t("retry")}
            </Button>
          }
        />
      </div>
    );
  const { often, recent, dayBefore, favourite, dishes, own } = lists;
  const isEmpty = [often, recent, dayBefore, favourite, dishes, own].every(({ length }) => length === 0);
  const finish = () => {
    setIsEditing(false);
    void queryClient.invalidateQueries({ queryKey: usualKey });
  };
  const edit = (
    <Button variant="ghost" size="sm" onClick={() => (isEditing ? finish() : setIsEditing(true))}>
      {isEditing ? t("edit.done") : t("edit.start")}
    </Button>
  );
  const renderEntry: RenderRow = (addable) =>
    isEditing ? <EntryToClear key={addable.key} addable={addable} /> : renderRow(addable);
  const isDayBefore = target.day === today() ? "yesterday" : "dayBefore";
  return (
    <>
      {isEmpty && (
        <p className="px-5 py-3 text-ink-muted sm:px-6">{t(usual.isUnknown ? "emptyOffline" : "empty")}</p>
      )}
      <AddSection
        title={t(`often.${target.mealType}`)}
        addables={often}
        aside={edit}
        renderRow={renderEntry}
      />
      <AddSection title={t(`${isDayBefore}.${target.mealType}`)} addables={dayBefore} renderRow={renderRow} />
      <AddSection title={t("favourites")} addables={favourite} renderRow={renderRow} />
      <AddSection
        title={t("recent")}
        addables={recent}
        aside={often.length === 0 && edit}
        renderRow={renderEntry}
      />
      <AddSection title={t("recipes")} addables={dishes} renderRow={renderRow} />
      <AddSection title={t("ownFoods")} addables={own} renderRow={renderRow} />
    </>
  );
}

type ListsRequest = AddRows["target"] & Pick<UsualListsProps, "without" | "amounts">;

function useLists({ day, mealType, without, amounts }: ListsRequest) {
  const usual = useUsual(mealType);
  const favourites = useQuery(favouritesQuery);
  const ownFoods = useQuery(ownFoodsQuery);
  const recipes = useQuery(recipesQuery);
  const before = useQuery(dayMealsQuery(addDays(day, -1)));
  const often = usual.data?.usual.slice(0, shownUsual).map(addableOfUsual) ?? [];
  const eaten = before.data?.filter((meal) => meal.mealType === mealType).map(addableOfMeal) ?? [];
  const listed = new Set([without, ...often.map(({ key }) => key)]);
  const dayBefore = eaten.filter(({ key }) => !listed.has(key));
  for (const { key } of dayBefore) listed.add(key);
  const isNew = ({ key }: { readonly key: string }) => !listed.has(key);
  return {
    usual,
    lists: {
      ...{ often, dayBefore },
      recent: usual.data?.recent.map(addableOfUsual).filter(isNew) ?? [],
      favourite: favourites.data?.map(addableOfFavourite).filter(isNew) ?? [],
      own: ownFoods.data?.map((food) => withUsualGrams(addableOfOwn(food), amounts)).filter(isNew) ?? [],
      dishes: recipes.data?.map(addableOfRecipe).filter(isNew) ?? [],
    },
  };
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-2 px-5 py-3 sm:px-6">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-15" />
      <Skeleton className="h-15" />
      <Skeleton className="h-15" />
    </div>
  );
}
