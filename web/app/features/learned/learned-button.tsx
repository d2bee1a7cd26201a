import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";

const LearnedDialog = lazyDialog(async () => (await import("./learned-dialog.tsx")).LearnedDialog);

/** Opens the list of what the person's corrections taught. */
export function LearnedButton() {
  const { t } = useTranslation("profile");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-1.5">
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t("learned.open")}
      </Button>
      <p className="text-sm text-ink-muted">{t("learned.hint")}</p>
      <LearnedDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
