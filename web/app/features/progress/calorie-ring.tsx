import { useTranslation } from "react-i18next";
import { barPercent, type Progress } from "#domain/progress/day-summary.ts";
import { useFormats } from "../../i18n/use-formats.ts";

const radius = 52;
const circumference = 2 * Math.PI * radius;

export function CalorieRing({ progress }: { progress: Progress }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const { actual, goal, percent } = progress;
  const label = t("summary.ring", {
    actual: formats.number(actual),
    goal: formats.number(goal),
    percent: formats.percent(percent),
  });
  return (
    <div className="grid justify-items-center gap-2">
      <div role="img" aria-label={label} className="relative size-44">
        <svg viewBox="0 0 120 120" aria-hidden="true" className="size-full -rotate-90">
          <circle cx="60" cy="60" r={radius} fill="none" strokeWidth="11" className="stroke-oat" />
          <circle
            cx="60"
            cy="60"
            r={radius}
            fill="none"
            strokeWidth="11"
            strokeLinecap="round"
            strokeDasharray={circumference}
            strokeDashoffset={circumference * (1 - barPercent(percent) / 100)}
            className="stroke-basil-600 transition-[stroke-dashoffset] duration-700"
            visibility={percent > 0 ? "visible" : "hidden"}
          />
        </svg>
        <div aria-hidden="true" className="figures absolute inset-0 grid place-content-center text-center">
          <span className="font-heading text-4xl font-extrabold tracking-tight">
            {formats.number(actual)}
          </span>
          <span className="text-sm text-ink-muted">
            {t("summary.ofGoal", { goal: formats.number(goal) })}
          </span>
        </div>
      </div>
      <Remaining remaining={progress.remaining} />
    </div>
  );
}

function Remaining({ remaining }: { remaining: number }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const calories = formats.number(Math.abs(remaining));
  const isReached = Math.round(remaining) === 0;
  return (
    <p className="figures font-semibold text-ink-soft">
      {isReached && t("summary.reached")}
      {!isReached && (remaining > 0 ? t("summary.left", { calories }) : t("summary.over", { calories }))}
    </p>
  );
}
