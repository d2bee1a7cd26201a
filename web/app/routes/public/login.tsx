/** web/app/routes/public: /login. */
import { useTranslation } from "react-i18next";
import { AuthFrame } from "../../features/frame/auth-frame.tsx";
import { LoginForm } from "../../features/session/login-form.tsx";
import { useLeaveWhenSignedIn } from "../../features/session/use-leave-when-signed-in.ts";
import { PageMetadata } from "../../seo/page-metadata.tsx";

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
      <PageMetadata title={t("login.pageTitle")} description={t("login.pageDescription")} />
      <LoginForm />
    </AuthFrame>
  );
}
