/** web/app/routes/signed-in: /meals. */
import { useTranslation } from "react-i18next";
import { ComingSoon } from "../../features/frame/coming-soon.tsx";

export default function MealsPage() {
  const { t } = useTranslation("common");
  return (
    <ComingSoon pageName={t("nav.meals")} way={{ to: "/dashboard", label: t("action.goToDashboard") }} />
  );
}
