/** web/features/plans/offer: says plainly that this server takes test cards only. */
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge.tsx";

export function SandboxNote() {
  const { t } = useTranslation("subscription");
  return (
    <p className="mx-auto flex flex-wrap items-center justify-center gap-x-2.5 gap-y-1 rounded-lg bg-butter-soft px-4 py-2.5 text-center text-sm text-ink-soft">
      <Badge tone="butter">{t("sandbox.badge")}</Badge>
      {t("sandbox.text")}
    </p>
  );
}
