// Orange is for Pro only.
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type BadgeTone = "pro" | "free" | "neutral" | "basil" | "butter";

const tones: Record<BadgeTone, string> = {
  pro: "bg-pro text-white",
  free: "bg-basil-100 text-basil-800",
  neutral: "bg-oat text-ink-soft",
  basil: "bg-primary text-white",
  butter: "bg-butter text-ink",
};

const sizes = {
  md: "px-2.5 py-0.5 text-xs",
  sm: "px-1.5 text-[min(0.625rem,3.2vw)] leading-4 uppercase tracking-wide",
} as const;

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly size?: keyof typeof sizes;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Badge({ tone = "neutral", size = "md", className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        "inline-flex max-w-full shrink-0 items-center gap-1 rounded-full text-center font-bold",
        sizes[size],
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
