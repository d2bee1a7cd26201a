/** web/features/insights: one figure with its name. */
import type { ReactNode } from "react";

export function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 rounded-lg bg-oat/70 px-4 py-3">
      <dd className="figures order-first font-heading text-xl font-bold whitespace-nowrap sm:text-2xl">
        {children}
      </dd>
      <dt className="text-sm text-ink-soft">{name}</dt>
    </div>
  );
}
