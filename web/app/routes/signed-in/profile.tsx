/** web/app/routes/signed-in: /profile. */
import { useTranslation } from "react-i18next";
import { ComingSoon } from "../../features/frame/coming-soon.tsx";
import { LanguageCard } from "../../features/profile/language-card.tsx";

export const handle = { namespaces: ["profile"] };

export default function ProfilePage() {
  const { t } = useTranslation("common");
  return (
    <>
      <ComingSoon pageName={t("nav.profile")} way={{ to: "/dashboard", label: t("action.goToDashboard") }} />
      <LanguageCard />
    </>
  );
}
