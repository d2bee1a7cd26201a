/** web/app/routes/public: /about, /terms, /privacy, /contact and /blog until their own pages are written. */
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { ComingSoon } from "../../features/frame/coming-soon.tsx";
import { OpenFrame } from "../../features/frame/open-frame.tsx";

const pages = ["about", "terms", "privacy", "contact"] as const;

export default function ToComePage() {
  const { t } = useTranslation("common");
  const { pathname } = useLocation();
  const page = pages.find((name) => pathname === `/${name}`) ?? "blog";
  return (
    <OpenFrame>
      <ComingSoon pageName={t(`footer.${page}`)} way={{ to: "/", label: t("action.goHome") }} />
    </OpenFrame>
  );
}
