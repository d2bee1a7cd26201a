import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import { productSearchMinLength } from "#contract/limits.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { readItem, writeItem } from "../../storage/stored-items.ts";
import { Button } from "../../ui/button.tsx";
import { BarcodeIcon } from "../../ui/icons/add-icons.tsx";
import { AddSection, type RenderRow } from "./add-section.tsx";
import { addableOfProduct } from "./addable.ts";
import { packagedProductsQuery } from "./packaged-products-query.ts";
import { splitAmount } from "./typed-amount.ts";

interface PackagedProductsProps {
  readonly query: string;
  readonly renderRow: RenderRow;
  /** Adds what is not found from its nutrition table. */
  readonly onLabel: () => void;
}

/** Asked only when the person wants it: the words go to Open Food Facts. */
export function PackagedProducts({ query, renderRow, onLabel }: PackagedProductsProps) {
  const isOffered = useSearchesProducts();
  const { words } = splitAmount(query);
  if (!isOffered || words.trim().length < productSearchMinLength) return null;
  // Other words are another search, which the person has not asked for.
  return <Offer key={words.trim()} words={words.trim()} renderRow={renderRow} onLabel={onLabel} />;
}

/** As the server is configured. */
function useSearchesProducts(): boolean {
  const data: unknown = useRouteLoaderData("root");
  return (
    typeof data === "object" && data !== null && "searchesProducts" in data && data.searchesProducts === true
  );
}

function Offer({ words, renderRow, onLabel }: Omit<PackagedProductsProps, "query"> & { words: string }) {
  const { t } = useTranslation("add");
  const [isAsked, setIsAsked] = useState(false);
  const [isFirst] = useState(() => readItem("productSearchSaid") === null);
  const ask = () => {
    writeItem("productSearchSaid", "yes");
    setIsAsked(true);
  };
  if (isAsked) return <Found words={words} renderRow={renderRow} onLabel={onLabel} />;
  return (
    <button
      type="button"
      onClick={ask}
      className="flex min-h-13 w-full items-center gap-3 border-b border-line px-5 py-2 text-left hover:bg-basil-50 sm:px-6"
    >
      <BarcodeIcon className="size-5 shrink-0 text-basil-700" />
      <span className="grid min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold text-basil-800">{t("packaged.search", { words })}</span>
        {isFirst && <span className="text-sm text-ink-muted">{t("packaged.sent")}</span>}
      </span>
    </button>
  );
}

function Found({ words, renderRow, onLabel }: Omit<PackagedProductsProps, "query"> & { words: string }) {
  const { t } = useTranslation(["add", "analysis"]);
  const language = useLanguage();
  const errorText = useErrorText();
  const search = useQuery(packagedProductsQuery(words, language));
  const products = search.data ?? [];
  return (
    <>
      <AddSection
        title={t("add:packaged.title")}
        addables={products.map((product) => addableOfProduct(product))}
        renderRow={renderRow}
      />
      <div className="grid justify-items-start gap-2 px-5 py-3 text-sm text-ink-muted sm:px-6">
        <p role="status">
          {search.isPending && t("add:packaged.searching")}
          {search.isError && errorText(search.error, t("add:search.failed"))}
          {search.data && products.length === 0 && t("add:packaged.none", { words })}
          {products.length > 0 && t("analysis:product.attribution")}
        </p>
        {!search.isPending && (
          <Button variant="secondary" size="sm" onClick={onLabel}>
            {t("add:packaged.byLabel")}
          </Button>
        )}
      </div>
    </>
  );
}
