import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { SectionHeading } from "../../parts/section-heading.tsx";
import { GoalsPicture, InsightsPicture, PrivacyPicture, RecognitionPicture } from "./feature-pictures.tsx";

const features = [
  { name: "recognition", Picture: RecognitionPicture, ground: "bg-butter-soft" },
  { name: "insights", Picture: InsightsPicture, ground: "bg-fat-soft" },
  { name: "goals", Picture: GoalsPicture, ground: "bg-basil-50" },
  { name: "privacy", Picture: PrivacyPicture, ground: "bg-protein-soft" },
] as const satisfies readonly { name: string; Picture: ComponentType; ground: string }[];

export function Features() {
  const { t } = useTranslation("marketing");
  return (
    <section id="features" className="page scroll-mt-16 py-16 md:py-24">
      <SectionHeading title={t("features.title")} text={t("features.text")} />
      <ul className="mt-10 grid gap-5 sm:grid-cols-2 md:mt-14 lg:grid-cols-4">
        {features.map(({ name, Picture, ground }) => (
          <li
            key={name}
            className="rise flex flex-wrap overflow-hidden rounded-xl border border-line sm:flex-col bg-card shadow-card"
          >
            <div className={`grid grow place-items-center p-2 sm:grow-0 sm:py-6 ${ground}`}>
              <Picture />
            </div>
            <div className="grid min-w-[min(12rem,100%)] flex-1 content-start gap-1.5 p-4 sm:gap-2 sm:p-5">
              <h3 className="text-xl text-basil-900">{t(`features.${name}Title`)}</h3>
              <p className="text-ink-muted">{t(`features.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
