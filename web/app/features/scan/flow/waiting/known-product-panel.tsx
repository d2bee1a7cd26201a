import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { useToday } from "../../../../time/use-today.ts";
import { Button } from "../../../../ui/button.tsx";
import { DialogActions } from "../../../../ui/dialog-actions.tsx";
import { focusFromTop } from "../../../../ui/focus-from-top.ts";
import { useDayFormats } from "../../../meals/use-day-formats.ts";
import { FoodWeightStepper } from "../../../nutrition/food-weight-stepper.tsx";
import { fixedPlace, placeOfShownDay, useScanPlace } from "../../place/scan-place.ts";
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
  const place = useScanPlace()?.place ?? placeOfShownDay(today);
  const { fullDate } = useDayFormats();
  const [grams, setGrams] = useState(product.grams);
  const [hasFailed, setHasFailed] = useState(false);
  const log = async () => {
    if (
      !(await logWhenSent(personId, product.code, {
        place: fixedPlace(place),
        logOn: place.day,
        logGrams: grams,
      }))
    )
      return setHasFailed(true);
    refresh();
    onDone();
  };
  const calories = product.grams > 0 ? (product.calories * grams) / product.grams : product.calories;
  return (
    <div className="grid gap-4 py-2">
      <div className="grid gap-1">
        <h3 ref={focusFromTop} tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
          {product.name}
        </h3>
        <p className="text-lg font-semibold">
          {formats.inline([formats.foodWeight(grams), formats.energy(calories)])}
        </p>
      </div>
      <FoodWeightStepper
        label={t("waiting.knownAmount", { name: product.name })}
        grams={grams}
        onChange={setGrams}
      />
      <p className="text-ink-soft">
        {t("waiting.knownText")} {t("waiting.knownDay", { day: fullDate(place.day) })}
      </p>
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
