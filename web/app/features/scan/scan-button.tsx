/** web/features/scan: the main button. Its words say what stands in the way, where something does. */
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { ScanIcon } from "../../ui/icons/action-icons.tsx";
import { useScanAccess } from "./use-scan-access.ts";

export function ScanButton({ onScan }: { onScan: () => void }) {
  const { t } = useTranslation("analysis");
  const { access } = useScanAccess();
  return (
    <Button
      size="lg"
      isWide
      disabled={access.kind === "daily_limit"}
      onClick={onScan}
      className="min-h-15 text-lg"
    >
      <ScanIcon className="size-6" />
      {access.kind === "allowed" && t("scanner.scan")}
      {access.kind === "daily_limit" && t("scanner.scanLimitReached")}
      {access.kind === "register" && t("scanner.scanRegister")}
    </Button>
  );
}
