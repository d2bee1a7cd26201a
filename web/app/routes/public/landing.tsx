/** web/app/routes/public: /. */
import { useTranslation } from "react-i18next";
import { PublicFrame } from "../../features/frame/public-frame.tsx";
import { LandingHero } from "../../features/marketing/landing-hero.tsx";
import { LandingSteps } from "../../features/marketing/landing-steps.tsx";
import { useLeaveWhenSignedIn } from "../../features/session/use-leave-when-signed-in.ts";
import { PageMetadata } from "../../seo/page-metadata.tsx";

export default function LandingPage() {
  const { t } = useTranslation("marketing");
  useLeaveWhenSignedIn();
  return (
    <PublicFrame>
      <PageMetadata title={t("landing.pageTitle")} description={t("landing.pageDescription")} />
      <LandingHero />
      <LandingSteps />
    </PublicFrame>
  );
}
