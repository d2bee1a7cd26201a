import { useTranslation } from "react-i18next";
import { AuthFrame } from "../../features/frame/auth-frame.tsx";
import { ProviderReturn } from "../../features/session/providers/provider-return.tsx";

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
