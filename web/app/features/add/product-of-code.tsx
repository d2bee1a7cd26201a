import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { digitsOf, normalFormOf } from "#domain/barcodes/barcode.ts";
import { useIsConnected } from "../../api/connection.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useRested } from "../../time/use-rested.ts";
import { CodeSentNote } from "../scan/result/code-sent-note.tsx";
import { AddSection, type RenderRow } from "./add-section.tsx";
import { addableOfProduct } from "./addable.ts";
import { packagedProductsQuery } from "./packaged-products-query.ts";

/** The first eight digits of a longer code may be a code themselves. */
const restMs = 400;

interface ProductOfCodeProps {
  readonly query: string;
  readonly renderRow: RenderRow;
}

/** The packet whose barcode was typed. Where there is none, the offer below it tells why. */
export function ProductOfCode({ query, renderRow }: ProductOfCodeProps) {
  const { t } = useTranslation(["add", "analysis"]);
  const language = useLanguage();
  const isConnected = useIsConnected();
  const code = normalFormOf(digitsOf(useRested(query, restMs)));
  const search = useQuery({
    ...packagedProductsQuery(code ?? "", language),
    enabled: code !== undefined && isConnected,
  });
  const products = search.data ?? [];
  return (
    <>
      <AddSection
        title={t("add:packaged.title")}
        addables={products.map((product) => addableOfProduct(product))}
        renderRow={renderRow}
      />
      <div className="grid gap-1 px-5 text-sm text-ink-muted empty:hidden sm:px-6">
        {products.length > 0 && <p>{t("analysis:product.attribution")}</p>}
        {search.isFetched && <CodeSentNote />}
      </div>
    </>
  );
}
