import { useTranslation } from "react-i18next";
import { ConfirmEmail } from "../../features/account/confirm-email.tsx";
import { AuthFrame } from "../../features/frame/auth-frame.tsx";

export const handle = { page: "confirmEmail", namespaces: ["errors"] };

export default function ConfirmEmailPage() {
  const { t } = useTranslation("account");
  return (
    <AuthFrame pose="plate" title={t("confirm.title")}>
      <ConfirmEmail />
    </AuthFrame>
  );
}
