import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { useToday } from "../../../../time/use-today.ts";
import { Button } from "../../../../ui/button.tsx";
import { DialogActions } from "../../../../ui/dialog-actions.tsx";
import { useSaveDay } from "../../result/save-day.ts";
import type { KnownProduct } from "./known-products.ts";
import { useRefreshWaitingScans } from "./use-waiting-scans.ts";
import { logWhenSent } from "./waiting-scan.ts";

interface KnownProductPanelProps {
  readonly personId: string;
  readonly product: KnownProduct;
  readonly onDone: () => void;
}

/** What this browser knows of a barcode without a network, to be logged as soon as there is one. */
export function KnownProductPanel({ personId, product, onDone }: KnownProductPanelProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const refresh = useRefreshWaitingScans();
  const today = useToday();
  const day = useSaveDay() ?? today;
  const [hasFailed, setHasFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const log = async () => {
    if (!(await logWhenSent(personId, product.code, day))) return setHasFailed(true);
    refresh();
    onDone();
  };
  const figures = [formats.foodWeight(product.grams), formats.kcal(product.calories)].filter(Boolean);
  return (
    <div className="grid gap-4 py-2">
      <div className="grid gap-1">
        <h3 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
          {product.name}
        </h3>
        <p className="text-lg font-semibold">{figures.join(" · ")}</p>
      </div>
      <p className="text-ink-soft">{t("waiting.knownText")}</p>
      <p role="status" className="text-sm text-ink-soft">
        {hasFailed && t("waiting.knownGone")}
      </p>
      <DialogActions>
        <Button variant="secondary" className="max-sm:w-full" onClick={onDone}>
          {t("waiting.notNow")}
        </Button>
        <Button className="max-sm:w-full" disabled={hasFailed} onClick={log}>
          {t("waiting.logLater")}
        </Button>
      </DialogActions>
    </div>
  );
}
