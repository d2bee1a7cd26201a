import { useTranslation } from "react-i18next";
import { ProviderReturn } from "../../features/account/session/providers/provider-return.tsx";
import { AuthFrame } from "../../features/frame/auth-frame.tsx";

/** Where the browser comes back from Google or Apple. */
export const handle = { page: "signIn", namespaces: ["common", "errors"] };

export default function SignInPage() {
  const { t } = useTranslation("auth");
  return (
    <AuthFrame pose="waving" title={t("provider.title")}>
      <ProviderReturn />
    </AuthFrame>
  );
}
