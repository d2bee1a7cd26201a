import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { ScanIcon } from "../../../ui/icons/action-icons.tsx";
import { Mascot } from "../../../ui/mascot/mascot.tsx";
import { ScansLeft } from "../access/scans-left.tsx";
import { useScanAccess } from "../access/use-scan-access.ts";
import { InfoCards } from "./info-cards.tsx";
import { ScanAlerts } from "./scan-alerts.tsx";
import { ScanProvider, UnsavedScans, usePageScan } from "./scan-provider.tsx";
import { ScannerHeader } from "./scanner-header.tsx";

export function ScannerPage() {
  const { t } = useTranslation("analysis");
  return (
    <ScanProvider>
      <div className="min-h-dvh bg-[radial-gradient(60rem_30rem_at_50%_-6rem,var(--color-butter),transparent)]">
        <ScannerHeader />
        <main id="content" className="page grid justify-items-center gap-8 pt-4 pb-16 sm:pt-8">
          <div className="grid max-w-2xl justify-items-center gap-4 text-center">
            <Mascot pose="plate" className="h-44 sm:h-52" />
            <h1 className="text-display">{t("scanner.title")}</h1>
            <p className="max-w-xl text-lg text-ink-soft">{t("scanner.subtitle")}</p>
          </div>
          <div className="grid w-full max-w-md gap-3 text-center">
            <ScanButton />
            <BarcodeButton />
            <ScansLeft />
          </div>
          <div className="grid w-full max-w-xl gap-2 text-left empty:hidden">
            <UnsavedScans />
          </div>
          <ScanAlerts />
          <InfoCards />
        </main>
      </div>
    </ScanProvider>
  );
}

/** Shown with no scans left; until then the camera of the scan finds barcodes too. */
function BarcodeButton() {
  const { t } = useTranslation("analysis");
  const { access } = useScanAccess();
  const { startBarcode } = usePageScan();
  if (access.kind === "allowed") return null;
  return (
    <Button variant="secondary" size="lg" isWide onClick={startBarcode}>
      {t("barcode.open")}
    </Button>
  );
}

function ScanButton() {
  const { t } = useTranslation("analysis");
  const { access } = useScanAccess();
  const { start } = usePageScan();
  return (
    <Button
      size="lg"
      isWide
      disabled={access.kind === "daily_limit"}
      onClick={start}
      className="min-h-15 text-lg"
    >
      <ScanIcon className="size-6" />
      {access.kind === "allowed" && t("scanner.scan")}
      {access.kind === "daily_limit" && t("scanner.scanLimitReached")}
      {access.kind === "register" && t("scanner.scanRegister")}
    </Button>
  );
}
