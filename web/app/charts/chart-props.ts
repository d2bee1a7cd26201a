// What all charts built with Recharts have in common.

const chartText = { fill: "var(--color-ink-muted)", fontSize: 12 };

export const axisProps = { tick: chartText, tickLine: false, axisLine: false, minTickGap: 12 } as const;

/** Up to a week, every day is labelled on any screen; beyond that, as many as fit. */
const alwaysLabelledMax = 7;

export function labelInterval(points: number): 0 | "preserveEnd" {
  return points <= alwaysLabelledMax ? 0 : "preserveEnd";
}

export const tooltipProps = {
  isAnimationActive: false,
  contentStyle: {
    background: "var(--color-card)",
    border: "1px solid var(--color-line)",
    borderRadius: "var(--radius-md)",
    boxShadow: "var(--shadow-raised)",
    fontSize: 14,
  },
  labelStyle: { fontWeight: 600, color: "var(--color-ink)" },
} as const;
