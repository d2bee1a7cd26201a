/** web/app/routes/public: /login. */
import { useTranslation } from "react-i18next";
import { AuthFrame } from "../../features/frame/auth-frame.tsx";
import { LoginForm } from "../../features/session/login-form.tsx";
import { useLeaveWhenSignedIn } from "../../features/session/use-leave-when-signed-in.ts";

export const handle = { page: "login" };

export default function LoginPage() {
  const { t } = useTranslation("auth");
  useLeaveWhenSignedIn();
  return (
    <AuthFrame
      pose="waving"
      title={t("login.title")}
      subtitle={t("login.subtitle")}
      question={t("login.noAccount")}
      way={{ to: "/register", label: t("login.registerLink") }}
    >
      <LoginForm />
    </AuthFrame>
  );
}
