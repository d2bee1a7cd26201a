import { classes } from "./classes.ts";

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes("animate-shimmer rounded-md bg-oat", className)} />;
}
