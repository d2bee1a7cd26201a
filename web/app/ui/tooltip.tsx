/** web/app/ui: a short explanation on hover and focus; never the only place of what matters. */
import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactNode } from "react";

const delayMs = 700;
const skipDelayMs = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </RadixTooltip.Provider>
  );
}

/** The child must be one element that takes focus. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-64 animate-fade-in rounded-md bg-ink px-3 py-2 text-sm text-white shadow-raised"
        >
          {text}
          <RadixTooltip.Arrow className="fill-ink" />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
