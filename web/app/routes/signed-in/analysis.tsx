/** web/app/routes/signed-in: /analysis. */
import { useTranslation } from "react-i18next";
import { ComingSoon } from "../../features/frame/coming-soon.tsx";

export default function AnalysisPage() {
  const { t } = useTranslation("common");
  return (
    <ComingSoon pageName={t("nav.analysis")} way={{ to: "/dashboard", label: t("action.goToDashboard") }} />
  );
}
