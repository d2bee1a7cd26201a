import { useTranslation } from "react-i18next";
import { SectionHeading } from "../../parts/section-heading.tsx";
import { AskPicture, CheckPicture, FollowPicture } from "./step-pictures.tsx";

const steps = [
  { number: 1, Picture: AskPicture },
  { number: 2, Picture: CheckPicture },
  { number: 3, Picture: FollowPicture },
] as const;

export function HowItWorks() {
  const { t } = useTranslation("marketing");
  return (
    <section id="how-it-works" className="scroll-mt-16 border-y border-line bg-card">
      <div className="page py-16 md:py-24">
        <SectionHeading title={t("steps.title")} text={t("steps.text")} />
        <ol className="mt-10 grid gap-10 md:mt-14 md:grid-cols-3 md:gap-8">
          {steps.map(({ number, Picture }) => (
            <li key={number} className="rise grid content-start justify-items-center gap-3 text-center">
              <Picture />
              <h3 className="mt-2 flex items-center gap-3 text-xl text-basil-900">
                <span className="figures grid size-8 shrink-0 place-items-center rounded-full bg-primary text-base font-bold text-white">
                  {number}
                </span>
                <span className="min-w-0">{t(`steps.step${number}Title`)}</span>
              </h3>
              <p className="max-w-xs text-ink-muted">{t(`steps.step${number}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
