/** web/app/features/marketing: how it works, in three steps. */
import { useTranslation } from "react-i18next";
import { SearchIcon, TextIcon } from "../../ui/icons/action-icons.tsx";
import { TargetIcon } from "../../ui/icons/status-icons.tsx";

const steps = [
  { number: 1, StepIcon: TextIcon },
  { number: 2, StepIcon: SearchIcon },
  { number: 3, StepIcon: TargetIcon },
] as const;

export function LandingSteps() {
  const { t } = useTranslation("marketing");
  return (
    <section className="border-t border-line bg-card">
      <ol className="page grid gap-8 py-14 md:grid-cols-3 md:gap-10 md:py-20">
        {steps.map(({ number, StepIcon }) => (
          <li key={number} className="grid content-start gap-3">
            <span className="grid size-12 place-items-center rounded-lg bg-basil-100 text-basil-700">
              <StepIcon className="size-6" />
            </span>
            <h2 className="mt-1 text-xl">{t(`landing.step${number}Title`)}</h2>
            <p className="text-ink-muted">{t(`landing.step${number}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
