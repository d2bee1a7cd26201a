// Our own line icons on a 24-unit grid, one file per family.
import type { ReactNode } from "react";

export interface IconProps {
  readonly className?: string;
}

/** Decorative: the accessible name belongs to the control or the text beside it. */
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
