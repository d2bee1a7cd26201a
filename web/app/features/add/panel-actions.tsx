import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";

/** The way back to the lists, beside what the panel is for. */
export function PanelActions({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const { t } = useTranslation("add");
  return (
    <DialogActions>
      <Button variant="ghost" onClick={onBack}>
        {t("back")}
      </Button>
      {children}
    </DialogActions>
  );
}
