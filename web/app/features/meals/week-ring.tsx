import type { ReactNode } from "react";
import { goalLevelOf } from "#domain/insights/goal-level.ts";
import { classes } from "../../ui/classes.ts";

const radius = 15;
const circumference = 2 * Math.PI * radius;

interface WeekRingProps {
  /** How much of the goal was eaten. */
  readonly percent: number;
  readonly isLeftOut: boolean;
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** A lap to the goal; what is above it is a second lap in another colour. */
export function WeekRing({ percent, isLeftOut, isShown, children }: WeekRingProps) {
  const isAbove = goalLevelOf("calories", percent) === "above";
  return (
    <span className="figures relative grid size-[2.125rem] place-items-center text-xs font-semibold">
      <svg viewBox="0 0 34 34" className="absolute inset-0 size-full -rotate-90" aria-hidden="true">
        <circle
          {...place}
          className={classes(isLeftOut ? "stroke-line-strong" : "stroke-line", isShown && "fill-basil-700")}
          strokeDasharray={isLeftOut ? "2 3" : undefined}
        />
        {percent > 0 && <Lap percent={Math.min(100, percent)} colour="stroke-basil-500" />}
        {isAbove && <Lap percent={Math.min(100, percent - 100)} colour="stroke-above" />}
      </svg>
      <span className={classes("relative", isShown ? "text-white dark:text-card" : "text-ink-soft")}>
        {children}
      </span>
    </span>
  );
}

const place = { cx: 17, cy: 17, r: radius, fill: "none", strokeWidth: 3 } as const;

function Lap({ percent, colour }: { percent: number; colour: string }) {
  return (
    <circle
      {...place}
      className={colour}
      strokeDasharray={circumference}
      strokeDashoffset={circumference * (1 - percent / 100)}
    />
  );
}
