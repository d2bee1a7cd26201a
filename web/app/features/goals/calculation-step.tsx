import type { ReactNode } from "react";

interface CalculationStepProps {
  readonly name: string;
  readonly isResult?: boolean;
  readonly children: ReactNode;
}

/** A line of a calculation, in a `dl`. */
export function CalculationStep({ name, isResult = false, children }: CalculationStepProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={isResult ? "font-semibold" : "text-ink-soft"}>{name}</dt>
      <dd className={isResult ? "font-bold whitespace-nowrap" : "whitespace-nowrap"}>{children}</dd>
    </div>
  );
}
