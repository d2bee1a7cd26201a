/** web/app/features/marketing: what the public site says. This file: the first screen of the landing page. */
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ScanIcon } from "../../ui/icons/action-icons.tsx";
import { SparkleIcon } from "../../ui/icons/status-icons.tsx";
import { Mascot } from "../../ui/mascot/mascot.tsx";
import { SampleAnalysis } from "./sample-analysis.tsx";

export function LandingHero() {
  const { t } = useTranslation("marketing");
  return (
    <section className="page grid items-center gap-10 py-12 md:py-16 lg:grid-cols-[11fr_9fr] lg:gap-16 lg:py-24">
      <div className="grid justify-items-start gap-6">
        <Badge tone="butter" className="px-3.5 py-1.5 text-sm">
          <SparkleIcon className="size-4" />
          {t("landing.badge")}
        </Badge>
        <h1 className="text-display font-extrabold text-basil-900">{t("landing.headline")}</h1>
        <p className="max-w-xl text-lg leading-relaxed text-ink-soft md:text-xl">{t("landing.subtitle")}</p>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          <ButtonLink to="/scanner" size="lg" className="max-sm:w-full">
            <ScanIcon className="size-5" />
            {t("landing.tryScanner")}
          </ButtonLink>
          <ButtonLink to="/register" size="lg" variant="secondary" className="max-sm:w-full">
            {t("landing.register")}
          </ButtonLink>
        </div>
        <p className="text-sm text-ink-muted">{t("landing.note")}</p>
      </div>
      <div className="relative mx-auto w-full max-w-md">
        <div aria-hidden="true" className="absolute inset-x-4 -top-4 bottom-10 rounded-[3rem] bg-butter" />
        <div className="relative grid justify-items-center pt-4">
          <Mascot pose="plate" className="h-64 sm:h-72" />
          <SampleAnalysis />
        </div>
      </div>
    </section>
  );
}
