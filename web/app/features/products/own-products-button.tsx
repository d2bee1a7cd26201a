import { useTranslation } from "react-i18next";
import { DialogButton } from "../../ui/dialog-button.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";

const OwnProductsDialog = lazyDialog(
  async () => (await import("./own-products-dialog.tsx")).OwnProductsDialog,
);

/** Opens the list of the person's own products. */
export function OwnProductsButton() {
  const { t } = useTranslation("profile");
  return (
    <DialogButton label={t("ownProducts.open")} hint={t("ownProducts.hint")} Dialog={OwnProductsDialog} />
  );
}
