import { useTranslation } from "react-i18next";
import { LoginForm } from "../../features/account/session/login-form.tsx";
import { ProviderButtons } from "../../features/account/session/providers/provider-buttons.tsx";
import { hasReturnPath } from "../../features/account/session/return-path.ts";
import { useRedirectWhenSignedIn } from "../../features/account/session/use-redirect-when-signed-in.ts";
import { AuthFrame } from "../../features/frame/auth-frame.tsx";
import { useIsHydrated } from "../../ui/use-is-hydrated.ts";

export const handle = { page: "login", namespaces: ["errors"] };

export default function LoginPage() {
  const { t } = useTranslation("auth");
  useRedirectWhenSignedIn();
  const leadsBack = useIsHydrated() && hasReturnPath();
  return (
    <AuthFrame
      pose="waving"
      title={t("login.title")}
      subtitle={t(leadsBack ? "login.leadsBack" : "login.subtitle")}
      question={t("login.noAccount")}
      otherForm={{ to: "/register", label: t("login.registerLink") }}
    >
      <LoginForm />
      <ProviderButtons />
    </AuthFrame>
  );
}
