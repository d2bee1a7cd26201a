import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFoodSearch } from "../scan/foods/use-food-search.ts";
import { ownFoodsQuery } from "./add-queries.ts";
import { AddSection, type RowActions } from "./add-section.tsx";
import { addableOfFound, addableOfOwn, findOwn } from "./addable.ts";

export function SearchResults({ query, ...rows }: { query: string } & RowActions) {
  const { t } = useTranslation("add");
  const search = useFoodSearch(query);
  const ownFoods = useQuery(ownFoodsQuery);
  const own = findOwn(ownFoods.data ?? [], query).map(addableOfOwn);
  const found = search.foods.map(addableOfFound);
  const count = own.length + found.length;
  return (
    <>
      <p role="status" className="min-h-5 text-sm text-ink-muted">
        {search.status === "searching" && t("search.searching")}
        {search.status === "failed" && t("search.failed")}
        {search.status === "none" && own.length === 0 && t("search.none", { query: query.trim() })}
        {search.status === "found" && t("search.found", { count })}
      </p>
      <AddSection title={t("ownFoods")} addables={own} {...rows} />
      <AddSection title={t("search.table")} addables={found} {...rows} />
    </>
  );
}
