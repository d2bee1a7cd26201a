import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { DownloadIcon } from "../../ui/icons/action-icons.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { ProBadge } from "../../ui/pro-badge.tsx";
import { useHasEntitlement } from "../account/session/use-person.ts";
import { offerUpgrade } from "../plans/upgrade/upgrade-offer.ts";

const ExportMealsDialog = lazyDialog(
  async () => (await import("./export-meals-dialog.tsx")).ExportMealsDialog,
);

export function ExportMealsButton({ size = "md" }: { size?: "sm" | "md" }) {
  const { t } = useTranslation("meals");
  const canExport = useHasEntitlement("csvExport");
  const [isOpen, setIsOpen] = useState(false);
  if (!canExport) {
    return (
      <Button
        variant="secondary"
        size={size}
        aria-haspopup="dialog"
        onClick={() => offerUpgrade({ kind: "premium_feature", feature: t("export.feature") })}
      >
        <DownloadIcon className="size-5" />
        {t("export.button")}
        <ProBadge />
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => setIsOpen(true)}>
        <DownloadIcon className="size-5" />
        {t("export.button")}
      </Button>
      <ExportMealsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
