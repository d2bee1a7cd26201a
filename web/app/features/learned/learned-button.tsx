import { useTranslation } from "react-i18next";
import { DialogButton } from "../../ui/dialog-button.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";

const LearnedDialog = lazyDialog(async () => (await import("./learned-dialog.tsx")).LearnedDialog);

/** Opens the list of what the person's corrections taught. */
export function LearnedButton() {
  const { t } = useTranslation("profile");
  return <DialogButton label={t("learned.open")} hint={t("learned.hint")} Dialog={LearnedDialog} />;
}
