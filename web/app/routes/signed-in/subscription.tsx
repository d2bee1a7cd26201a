/** web/app/routes/signed-in: /subscription. */
import { useTranslation } from "react-i18next";
import { ComingSoon } from "../../features/frame/coming-soon.tsx";

export default function SubscriptionPage() {
  const { t } = useTranslation("common");
  return <ComingSoon pageName={t("plan.pro")} way={{ to: "/dashboard", label: t("action.goToDashboard") }} />;
}
