/** web/app/routes/public: /scanner. */
import { useTranslation } from "react-i18next";
import { ComingSoon } from "../../features/frame/coming-soon.tsx";

export default function ScannerPage() {
  const { t } = useTranslation("common");
  return <ComingSoon pageName={t("nav.scan")} way={{ to: "/", label: t("action.goHome") }} />;
}
