import { useTranslation } from "react-i18next";
import { forgotPassword } from "#contract/endpoints/account.ts";
import { request } from "../../api/request.ts";
import { showToast } from "../../ui/toast/toast-store.ts";

/** The first password is set with a mailed link, as a forgotten one is. */
export function useMailPasswordLink(email: string) {
  const { t } = useTranslation("account");
  return {
    mailLink: () => request(forgotPassword, { body: { email } }),
    showMailed: () => showToast({ variant: "success", title: t("methods.mailed", { email }) }),
  };
}
