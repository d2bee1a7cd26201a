import { useTranslation } from "react-i18next";
import { ForgotPasswordForm } from "../../features/account/forgot-password-form.tsx";
import { AuthFrame } from "../../features/frame/auth-frame.tsx";

export const handle = { page: "forgotPassword", namespaces: ["errors"] };

export default function ForgotPasswordPage() {
  const { t } = useTranslation("account");
  return (
    <AuthFrame
      pose="waving"
      title={t("forgot.title")}
      subtitle={t("forgot.subtitle")}
      question={t("forgot.remembered")}
      otherForm={{ to: "/login", label: t("forgot.logIn") }}
    >
      <ForgotPasswordForm />
    </AuthFrame>
  );
}
