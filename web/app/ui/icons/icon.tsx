/** web/app/ui/icons: our own line icons, one file a family, on a grid of 24. This file: what they share. */
import type { ReactNode } from "react";

export interface IconProps {
  readonly className?: string;
}

/** Decoration: the name belongs to the control or the text beside it. */
export function Icon({ className = "size-5", children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}
