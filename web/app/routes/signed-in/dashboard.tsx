/** web/app/routes/signed-in: /dashboard. */
import { useTranslation } from "react-i18next";
import { ComingSoon } from "../../features/frame/coming-soon.tsx";

export default function DashboardPage() {
  const { t } = useTranslation("common");
  return (
    <ComingSoon pageName={t("nav.dashboard")} way={{ to: "/dashboard", label: t("action.goToDashboard") }} />
  );
}
