import { useTranslation } from "react-i18next";
import { Mascot } from "../../../ui/mascot/mascot.tsx";
import { ScansLeft } from "../access/scans-left.tsx";
import { InfoCards } from "./info-cards.tsx";
import { ScanAlerts } from "./scan-alerts.tsx";
import { ScanButton } from "./scan-button.tsx";
import { ScanProvider } from "./scan-provider.tsx";
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
            <ScansLeft />
          </div>
          <ScanAlerts />
          <InfoCards />
        </main>
      </div>
    </ScanProvider>
  );
}
