import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { DialogActions } from "../../../ui/dialog-actions.tsx";
import { focusFromTop } from "../../../ui/focus-from-top.ts";
import { Mascot } from "../../../ui/mascot/mascot.tsx";
import { usePerson } from "../../account/session/use-person.ts";
import type { MealInput } from "../capture/meal-input.ts";
import { KnownProductPanel } from "./waiting/known-product-panel.tsx";
import { findKnownProduct } from "./waiting/known-products.ts";

interface WaitingPanelProps {
  readonly input: MealInput;
  readonly onDone: () => void;
}

/** There is no network: the scan is stored and sent later. A product that was looked up before is shown at once. */
export function WaitingPanel({ input, onDone }: WaitingPanelProps) {
  const { t } = useTranslation("analysis");
  const personId = usePerson()?.id;
  const { kind } = input;
  const known = kind === "barcode" && personId ? findKnownProduct(personId, input.code) : undefined;
  if (known && personId) return <KnownProductPanel personId={personId} product={known} onDone={onDone} />;
  const text = () => {
    if (kind === "barcode") return t("waiting.keptBarcode");
    return kind === "photo" ? t("waiting.keptPhoto", { count: input.photos.length }) : t("waiting.keptText");
  };
  return (
    <StoredScan title={t("waiting.keptTitle")} text={text()}>
      <Button className="flex-1 sm:flex-none" onClick={onDone}>
        {t("waiting.done")}
      </Button>
    </StoredScan>
  );
}

interface StoredScanProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function StoredScan({ title, text, children }: StoredScanProps) {
  return (
    <div role="status" className="grid justify-items-center gap-3 py-6 text-center">
      <Mascot pose="sleeping" className="h-36" />
      <h3 ref={focusFromTop} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h3>
      <p className="max-w-md text-ink-soft">{text}</p>
      <DialogActions>{children}</DialogActions>
    </div>
  );
}
