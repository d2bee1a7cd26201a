import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import type { AddView } from "./add-view.ts";
import type { Addable } from "./addable.ts";
import { useDeleteRecipe } from "./recipes/use-recipes.ts";
import { useChangeFavourites } from "./use-change-favourites.ts";
import { useDeleteOwnFood } from "./use-own-foods.ts";

interface AmountExtrasProps {
  readonly addable: Addable;
  readonly grams: number;
  readonly onBack: () => void;
  readonly onView: (view: AddView) => void;
}

/** Keeping it as a favourite; changing or deleting a food of one's own. */
export function AmountExtras({ addable, grams, onBack, onView }: AmountExtrasProps) {
  const { t } = useTranslation("add");
  const { name, item, ownFood, favouriteId, recipe } = addable;
  const { keep, remove } = useChangeFavourites();
  const deletion = useDeleteOwnFood(onBack);
  const recipeDeletion = useDeleteRecipe(onBack);
  return (
    <div className="flex flex-wrap gap-2">
      {favouriteId === undefined ? (
        <Button
          variant="secondary"
          size="sm"
          isBusy={keep.isPending}
          onClick={() => keep.mutate({ name, item: item(grams) })}
        >
          {t("favourite.keep")}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          isBusy={remove.isPending}
          onClick={() => remove.mutate(favouriteId, { onSuccess: onBack })}
        >
          {t("favourite.remove")}
        </Button>
      )}
      {recipe && (
        <>
          <Button variant="secondary" size="sm" onClick={() => onView({ kind: "recipe", id: recipe.id })}>
            {t("own.change")}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            isBusy={recipeDeletion.isPending}
            onClick={() => recipeDeletion.mutate(recipe)}
          >
            {t("own.delete")}
          </Button>
        </>
      )}
      {ownFood && (
        <>
          <Button variant="secondary" size="sm" onClick={() => onView({ kind: "ownFood", food: ownFood })}>
            {t("own.change")}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            isBusy={deletion.isPending}
            onClick={() => deletion.mutate(ownFood)}
          >
            {t("own.delete")}
          </Button>
        </>
      )}
    </div>
  );
}
