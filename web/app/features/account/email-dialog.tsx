import { useTranslation } from "react-i18next";
import type { AccountDialogProps } from "./change-password-dialog.tsx";
import { ConfirmCodeDialog } from "./confirm-code-dialog.tsx";
import { RequestEmailDialog } from "./request-email-dialog.tsx";

/** While an address waits to be confirmed that comes first; after it, or instead of it, another can be named. */
export function EmailDialog(props: AccountDialogProps) {
  useTranslation(["account", "auth"]);
  const { person } = props;
  const isWaiting = person.pendingEmail !== null || (!person.isEmailVerified && person.email !== "");
  return isWaiting ? <ConfirmCodeDialog {...props} /> : <RequestEmailDialog {...props} />;
}
