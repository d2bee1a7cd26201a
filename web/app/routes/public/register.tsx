/** web/app/routes/public: /register. */
import { useTranslation } from "react-i18next";
import { AuthFrame } from "../../features/frame/auth-frame.tsx";
import { RegisterForm } from "../../features/session/register-form.tsx";
import { useRedirectWhenSignedIn } from "../../features/session/use-redirect-when-signed-in.ts";

/** Its failures are told by code, and only the browser meets them. */
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
    </AuthFrame>
  );
}
