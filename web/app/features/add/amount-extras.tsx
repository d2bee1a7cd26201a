import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { FigureDoubts } from "../nutrition/figure-doubts.tsx";
import type { AddView } from "./add-view.ts";
import type { Addable } from "./addable.ts";
import { useDeleteRecipe } from "./recipes/use-recipes.ts";
import { useChangeFavourites } from "./use-change-favourites.ts";
import { useDeleteOwnFood } from "./use-own-foods.ts";

interface AmountExtrasProps {
  readonly addable: Addable;
  readonly grams: number;
  readonly onView: (view: AddView) => void;
}

/** Keeping it as a favourite; changing or deleting a food or recipe of one's own. */
export function AmountExtras({ addable, grams, onView }: AmountExtrasProps) {
  const { t } = useTranslation("add");
  const { name, item, ownFood, favouriteId, recipe } = addable;
  const { keep, remove } = useChangeFavourites();
  // What was just made is pinned at the top: once deleted it must go from there too.
  const leave = () => onView({ kind: "home" });
  const deletion = useDeleteOwnFood(leave);
  const recipeDeletion = useDeleteRecipe(leave);
  return (
    <div className="flex flex-wrap gap-2">
      {ownFood && <FigureDoubts doubts={ownFood.doubts} />}
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
          onClick={() => remove.mutate(favouriteId)}
        >
          {t("favourite.remove")}
        </Button>
      )}
      {recipe && (
        <ChangeAndDelete
          isDeleting={recipeDeletion.isPending}
          onChange={() => onView({ kind: "recipe", id: recipe.id })}
          onDelete={() => recipeDeletion.mutate(recipe)}
        />
      )}
      {ownFood && (
        <ChangeAndDelete
          isDeleting={deletion.isPending}
          onChange={() => onView({ kind: "ownFood", food: ownFood })}
          onDelete={() => deletion.mutate(ownFood)}
        />
      )}
    </div>
  );
}

interface ChangeAndDeleteProps {
  readonly isDeleting: boolean;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

function ChangeAndDelete({ isDeleting, onChange, onDelete }: ChangeAndDeleteProps) {
  const { t } = useTranslation("add");
  return (
    <>
      <Button variant="secondary" size="sm" onClick={onChange}>
        {t("own.change")}
      </Button>
      <Button variant="ghost" size="sm" isBusy={isDeleting} onClick={onDelete}>
        {t("own.delete")}
      </Button>
    </>
  );
}
