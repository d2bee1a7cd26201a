import { useId } from "react";
import { useTranslation } from "react-i18next";
import { barPercent, type Progress } from "#domain/insights/day-summary.ts";
import { goalLevelOf } from "#domain/insights/goal-level.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { AboveGoal } from "../nutrition/above-goal.tsx";

const radius = 52;
const circumference = 2 * Math.PI * radius;

export function CalorieRing({ progress }: { progress: Progress }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const { actual, goal, percent } = progress;
  const label = t("summary.ring", {
    actual: formats.energyFigure(actual),
    goal: formats.energy(goal),
    percent: formats.percent(percent),
  });
  return (
    <div className="grid justify-items-center gap-2">
      <div
        role="img"
        aria-label={label}
        className="relative aspect-square w-[max(--spacing(44),min(11rem,100%))]"
      >
        <svg viewBox="0 0 120 120" aria-hidden="true" className="size-full -rotate-90">
          <circle cx="60" cy="60" r={radius} fill="none" strokeWidth="11" className="stroke-track" />
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
          {goalLevelOf("calories", percent) === "above" && <SecondLap percent={percent - 100} />}
        </svg>
        <div aria-hidden="true" className="figures absolute inset-0 grid place-content-center text-center">
          <span className="font-heading text-4xl font-extrabold tracking-tight">
            {formats.energyFigure(actual)}
          </span>
          <span className="text-sm text-ink-muted">
            {t("summary.ofGoal", { goal: formats.energy(goal) })}
          </span>
        </div>
      </div>
      <Remaining progress={progress} />
    </div>
  );
}

/** What is above the goal, striped, behind a notch where the goal is. From twice the goal on it goes all round. */
function SecondLap({ percent }: { percent: number }) {
  const stripes = useId();
  return (
    <>
      <defs>
        <pattern
          id={stripes}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" className="fill-above-stripe" />
          <rect width="3" height="6" className="fill-above" />
        </pattern>
      </defs>
      <circle
        cx="60"
        cy="60"
        r={radius}
        fill="none"
        strokeWidth="11"
        stroke={`url(#${stripes})`}
        strokeDasharray={circumference}
        strokeDashoffset={circumference * (1 - barPercent(percent) / 100)}
      />
      {/* The picture is turned: this is its top. */}
      <rect x={60 + radius - 6} y="58.75" width="12" height="2.5" className="fill-card" />
    </>
  );
}

function Remaining({ progress: { remaining, percent } }: { progress: Progress }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const level = goalLevelOf("calories", percent);
  if (level === "above") return <AboveGoal excess={formats.energy(-remaining)} />;
  const isReached = level === "reached" || Math.round(remaining) === 0;
  return (
    <p className="figures font-semibold text-ink-soft">
      {isReached ? t("summary.reached") : t("summary.left", { calories: formats.energy(remaining) })}
    </p>
  );
}
