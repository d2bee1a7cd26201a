import { useTranslation } from "react-i18next";
import { ProviderButtons } from "../../features/account/session/providers/provider-buttons.tsx";
import { RegisterForm } from "../../features/account/session/register-form.tsx";
import { useRedirectWhenSignedIn } from "../../features/account/session/use-redirect-when-signed-in.ts";
import { AuthFrame } from "../../features/frame/auth-frame.tsx";

/** Failures occur only in the browser, which needs their texts. */
export const handle = { page: "register", namespaces: ["errors"] };

export default function RegisterPage() {
  const { t } = useTranslation("auth");
  useRedirectWhenSignedIn();
  return (
    <AuthFrame
      pose="plate"
      title={t("register.title")}
      subtitle={t("register.subtitle")}
      question={t("register.hasAccount")}
      otherForm={{ to: "/login", label: t("register.loginLink") }}
    >
      <RegisterForm />
      <ProviderButtons />
    </AuthFrame>
  );
}
