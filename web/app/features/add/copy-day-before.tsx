import { type ComponentProps, lazy, Suspense } from "react";
import type { CopyDayBeforeButton } from "./copy-day-before-button.tsx";

const LoadedButton = lazy(async () => ({
  default: (await import("./copy-day-before-button.tsx")).CopyDayBeforeButton,
}));

/** Loaded with the first empty day: most days need no script for it. */
export function CopyDayBefore(props: ComponentProps<typeof CopyDayBeforeButton>) {
  return (
    <Suspense>
      <LoadedButton {...props} />
    </Suspense>
  );
}
