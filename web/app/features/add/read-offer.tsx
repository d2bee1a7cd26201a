import { useTranslation } from "react-i18next";
import { ScanIcon } from "../../ui/icons/action-icons.tsx";
import { BarcodeIcon } from "../../ui/icons/add-icons.tsx";
import { ChevronRightIcon } from "../../ui/icons/navigation-icons.tsx";
import { isBarcodeText } from "../scan/capture/barcode/typed-code.ts";

interface ReadOfferProps {
  readonly query: string;
  readonly onRead: () => void;
}

/** What was typed may be a meal in words, or the digits of a barcode. */
export function ReadOffer({ query, onRead }: ReadOfferProps) {
  const { t } = useTranslation("add");
  const words = query.trim();
  const isCode = isBarcodeText(words);
  const OfferIcon = isCode ? BarcodeIcon : ScanIcon;
  return (
    <button
      type="button"
      onClick={onRead}
      className="flex min-h-13 w-full items-center gap-3 border-b border-line px-5 py-2 text-left hover:bg-basil-50 sm:px-6"
    >
      <OfferIcon className="size-5 shrink-0 text-basil-700" />
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere text-basil-800">
        {isCode ? t("read.code", { code: words }) : t("read.offer", { words })}
      </span>
      <ChevronRightIcon className="size-4 shrink-0 text-ink-muted" />
    </button>
  );
}
