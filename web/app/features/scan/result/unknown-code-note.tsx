import { useTranslation } from "react-i18next";
import { type ProductActionHandlers, ProductActions } from "./product-actions.tsx";

/** The photo shows a packet that no product is known for: the estimate below is less than its label says. */
export function UnknownCodeNote({ code, ...handlers }: ProductActionHandlers & { readonly code: string }) {
  const { t } = useTranslation("analysis");
  return (
    <section aria-label={t("failure.productTitle")} className="mb-5 grid gap-3 rounded-lg bg-butter-soft p-4">
      <div className="grid gap-1">
        <h3 className="font-sans text-base font-semibold tracking-normal">{t("failure.productTitle")}</h3>
        <p className="text-ink-soft">
          {t("waiting.barcode", { code })}. {t("failure.productText")}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <ProductActions {...handlers} />
      </div>
    </section>
  );
}
