import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { ScanIcon } from "../../../ui/icons/action-icons.tsx";
import { useScanAccess } from "../access/use-scan-access.ts";
import { useStartScan } from "./scan-provider.tsx";

export function ScanButton() {
  const { t } = useTranslation("analysis");
  const { access } = useScanAccess();
  const startScan = useStartScan();
  return (
    <Button
      size="lg"
      isWide
      disabled={access.kind === "daily_limit"}
      onClick={startScan}
      className="min-h-15 text-lg"
    >
      <ScanIcon className="size-6" />
      {access.kind === "allowed" && t("scanner.scan")}
      {access.kind === "daily_limit" && t("scanner.scanLimitReached")}
      {access.kind === "register" && t("scanner.scanRegister")}
    </Button>
  );
}
