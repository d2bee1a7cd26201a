/** web/app/charts: what charts look alike in: their small texts and the card under the pointer. */

export const chartText = { fill: "var(--color-ink-muted)", fontSize: 12 };

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
