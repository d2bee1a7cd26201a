// Weights as points and their trend as a line. Hidden from screen readers: pages list the same figures.
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { axisProps, tooltipProps } from "./chart-props.ts";
import { evenTicks } from "./even-ticks.ts";

interface WeightPoint {
  /** Milliseconds, so that gaps between days have their width. */
  readonly at: number;
  readonly weight: number;
  readonly trend: number;
}

interface WeightChartProps {
  readonly points: readonly WeightPoint[];
  readonly target: number | undefined;
  readonly labels: { readonly weight: string; readonly trend: string; readonly target: string };
  readonly writeDay: (at: number) => string;
  readonly writeWeight: (weight: number) => string;
}

const weightColour = "var(--color-ink-muted)";
const trendColour = "var(--color-basil-600)";
const targetLine = { stroke: "var(--color-carbs)", strokeDasharray: "4 4" };
/** With more points than this, they would hide the trend. */
const shownPointsMax = 120;

export default function WeightChart({ points, target, labels, writeDay, writeWeight }: WeightChartProps) {
  const shown = points.flatMap(({ weight, trend }) => [weight, trend]).concat(target ?? []);
  const ticks = evenTicks(Math.min(...shown) - 0.5, Math.max(...shown) + 0.5);
  return (
    <div aria-hidden="true" className="figures grid gap-2">
      <Legend labels={labels} hasTarget={target !== undefined} />
      <div className="h-64 sm:h-72">
        <ResponsiveContainer width="100%" height="100%">
          <LineChart
            data={[...points]}
            accessibilityLayer={false}
            margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
          >
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis
              dataKey="at"
              type="number"
              domain={["dataMin", "dataMax"]}
              tickFormatter={writeDay}
              {...axisProps}
              minTickGap={28}
            />
            <YAxis {...axisProps} width={46} domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]} ticks={ticks} />
            <Tooltip
              {...tooltipProps}
              labelFormatter={(at) => writeDay(Number(at))}
              formatter={(value, name) => [writeWeight(Number(value)), name]}
            />
            {target !== undefined && <ReferenceLine y={target} {...targetLine} />}
            <Line
              dataKey="weight"
              name={labels.weight}
              stroke="none"
              dot={points.length <= shownPointsMax && { r: 3, fill: weightColour, stroke: "none" }}
              activeDot={false}
              isAnimationActive={false}
            />
            <Line
              dataKey="trend"
              name={labels.trend}
              stroke={trendColour}
              strokeWidth={2.6}
              dot={false}
              activeDot={false}
              isAnimationActive={false}
            />
          </LineChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}

function Legend({ labels, hasTarget }: { labels: WeightChartProps["labels"]; hasTarget: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-muted">
      <li className="flex items-center gap-2">
        <svg viewBox="0 0 8 8" aria-hidden="true" className="size-2">
          <circle cx="4" cy="4" r="3" fill={weightColour} />
        </svg>
        {labels.weight}
      </li>
      <li className="flex items-center gap-2">
        <svg viewBox="0 0 28 3" aria-hidden="true" className="h-0.75 w-7">
          <path d="M0 1.5h28" stroke={trendColour} strokeWidth="3" />
        </svg>
        {labels.trend}
      </li>
      {hasTarget && (
        <li className="flex items-center gap-2">
          <svg viewBox="0 0 28 2" aria-hidden="true" className="h-0.5 w-7">
            <path d="M0 1h28" strokeWidth="2" {...targetLine} />
          </svg>
          {labels.target}
        </li>
      )}
    </ul>
  );
}
