/** web/app/charts: what charts look alike in: their small texts and the card under the pointer. */

const chartText = { fill: "var(--color-ink-muted)", fontSize: 12 };

export const axisLook = { tick: chartText, tickLine: false, axisLine: false, minTickGap: 12 } as const;

/** The days of a week are all named, however narrow the screen; of more, as many as have room. */
const allNamedMax = 7;

export function labelInterval(points: number): 0 | "preserveEnd" {
  return points <= allNamedMax ? 0 : "preserveEnd";
}

export const tooltipLook = {
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
