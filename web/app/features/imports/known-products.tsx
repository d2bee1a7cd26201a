import { useTranslation } from "react-i18next";
import { importedProducts } from "#domain/nutrition/imported-food.ts";
import { ChevronDownIcon } from "../../ui/icons/navigation-icons.tsx";
import { productName } from "./product-name.ts";

// Safe: these are all its keys.
const formats = [
  ...(Object.keys(importedProducts) as (keyof typeof importedProducts)[]),
  "platewise",
] as const;

/** Every diary that can be brought, each with the way to its file. */
export function KnownProducts() {
  const { t } = useTranslation("data");
  return (
    <details className="group rounded-lg border border-line px-4 py-1">
      <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold">
        {t("import.products")}
        <ChevronDownIcon className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid gap-3 pt-2 pb-3 text-sm">
        {formats.map((format) => (
          <div key={format}>
            <dt className="font-semibold text-ink-soft">{productName(format)}</dt>
            <dd className="text-ink-muted wrap-anywhere">{t(`import.how.${format}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="pb-3 text-sm text-ink-muted">{t("import.unlisted")}</p>
    </details>
  );
}
