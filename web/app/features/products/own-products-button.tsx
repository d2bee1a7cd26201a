import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";

const OwnProductsDialog = lazyDialog(
  async () => (await import("./own-products-dialog.tsx")).OwnProductsDialog,
);

/** Opens the list of the person's own products. */
export function OwnProductsButton() {
  const { t } = useTranslation("profile");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-1.5">
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t("ownProducts.open")}
      </Button>
      <p className="text-sm text-ink-muted">{t("ownProducts.hint")}</p>
      <OwnProductsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
