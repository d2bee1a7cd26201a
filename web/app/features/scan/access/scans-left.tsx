import { useTranslation } from "react-i18next";
import { useHasEntitlement } from "../../account/session/use-person.ts";
import { getNearLimit, NearLimitNote } from "./near-limit-note.tsx";
import { useScanAccess } from "./use-scan-access.ts";

export function ScansLeft() {
  const { t } = useTranslation("analysis");
  const { access } = useScanAccess();
  const isUnlimited = useHasEntitlement("unlimitedScans");
  if (getNearLimit(access)) return <NearLimitNote />;
  return (
    <p className="min-h-6 text-ink-muted" aria-live="polite">
      {access.kind === "allowed" && isUnlimited && t("scanner.scansUnlimited")}
      {access.kind === "allowed" &&
        access.remaining !== null &&
        t(access.caller === "user" ? "scanner.scansLeftToday" : "scanner.scansLeftFree", {
          count: access.remaining,
        })}
    </p>
  );
}
