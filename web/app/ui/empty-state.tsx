import type { ReactNode } from "react";
import { classes } from "./classes.ts";

interface EmptyStateProps {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
  readonly className?: string;
}

export function EmptyState({ picture, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={classes("grid justify-items-center gap-2 px-4 py-8 text-center", className)}>
      {picture}
      <h2 className="mt-2 text-lg">{title}</h2>
      {text && <p className="max-w-sm text-ink-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
