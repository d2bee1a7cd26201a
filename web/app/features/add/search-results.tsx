import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useIsConnected } from "../../api/connection.ts";
import { classes } from "../../ui/classes.ts";
import { StarIcon } from "../../ui/icons/add-icons.tsx";
import { ownProductsQuery } from "../products/own-products-queries.ts";
import { useFoodSearch } from "../scan/foods/use-food-search.ts";
import { favouritesQuery, ownFoodsQuery, recipesQuery } from "./add-queries.ts";
import { AddSection, type RenderRow } from "./add-section.tsx";
import {
  type Addable,
  addableOfFavourite,
  addableOfFound,
  addableOfOwn,
  addableOfProduct,
  addableOfRecipe,
  type UsualAmount,
} from "./addable.ts";
import { withGrams, withUsualGrams } from "./addable-amount.ts";

import { splitAmount } from "./typed-amount.ts";

/** Those with a word for each that was typed, as the table's search finds them. */
function findOwn<Named extends { readonly name: string }>(
  foods: readonly Named[],
  query: string,
): readonly Named[] {
  const sought = words(query);
  if (sought.length === 0) return [];
  return foods.filter(({ name }) => {
    const own = words(name);
    return sought.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
}

/** Without accents and case. */
function words(text: string): readonly string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

interface SearchResultsProps {
  readonly query: string;
  /** Without recipes and favourites. */
  readonly isOfIngredients?: boolean;
  readonly amounts?: readonly UsualAmount[];
  /** What the person ate lately. */
  readonly eaten?: readonly Addable[];
  readonly renderRow: RenderRow;
}

export function SearchResults({
  query,
  isOfIngredients = false,
  amounts = [],
  eaten = [],
  renderRow,
}: SearchResultsProps) {
  const { t } = useTranslation("add");
  const { words, grams } = splitAmount(query);
  const search = useFoodSearch(words);
  const own = useOwnResults(words, isOfIngredients);
  const sized = (addable: Addable) =>
    grams === undefined ? withUsualGrams(addable, amounts) : withGrams(addable, grams);
  const isOffline = !useIsConnected();
  const yours = own.map((addable) => (addable.isScalable ? sized(addable) : addable));
  const found = search.foods.map((food) => sized(addableOfFound(food)));
  // A food of the table is found there, as far as the server can be asked.
  const known = findOwn(eaten, words).filter(({ source }) => isOffline || !source);
  const recent = known.filter(({ name }) => yours.every((each) => each.name !== name));
  const count = yours.length + recent.length + found.length;
  const hasOwnAmount = [...yours, ...found].some(({ isOwnAmount }) => isOwnAmount);
  return (
    <>
      <p
        role="status"
        className={classes(
          "min-h-5 px-5 text-sm text-ink-muted sm:px-6",
          // What was found is seen.
          !isOffline && search.status === "found" && "sr-only",
        )}
      >
        {isOffline && t(count > 0 ? "search.offline" : "search.offlineNone", { query: words.trim() })}
        {!isOffline && search.status === "searching" && t("search.searching")}
        {!isOffline && search.status === "failed" && t("search.failed")}
        {!isOffline && search.status === "none" && count === 0 && t("search.none", { query: words.trim() })}
        {!isOffline && search.status === "found" && t("search.found", { count })}
      </p>
      {hasOwnAmount && (
        <p className="inline-flex items-center gap-1.5 px-5 text-sm text-ink-muted sm:px-6">
          <StarIcon className="size-3.5" />
          {t("row.yourAmount")}
        </p>
      )}
      <AddSection title={t("yours")} addables={yours} renderRow={renderRow} />
      <AddSection title={t("eaten")} addables={recent} renderRow={renderRow} />
      <AddSection title={t("search.table")} addables={found} renderRow={renderRow} />
    </>
  );
}

/** The person's own foods, products, recipes and favourites, by words of their names. */
function useOwnResults(words: string, isOfIngredients: boolean): readonly Addable[] {
  const ownFoods = useQuery(ownFoodsQuery);
  const recipes = useQuery({ ...recipesQuery, enabled: !isOfIngredients });
  const favourites = useQuery({ ...favouritesQuery, enabled: !isOfIngredients });
  const products = useQuery({ ...ownProductsQuery, enabled: !isOfIngredients });
  const foods = findOwn(ownFoods.data ?? [], words).map((food) => addableOfOwn(food));
  if (isOfIngredients) return foods;
  return [
    ...findOwn(favourites.data ?? [], words).map(addableOfFavourite),
    ...findOwn(recipes.data ?? [], words).map(addableOfRecipe),
    ...findOwn(products.data ?? [], words).map(addableOfProduct),
    ...foods,
  ];
}
