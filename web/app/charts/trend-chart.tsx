// Percentages over time, with a line at 100 %. Hidden from screen readers: pages give the same figures in a `DataTable`.
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
import { axisProps, labelInterval, tooltipProps } from "./chart-props.ts";
import { LineMark, type LineStyle } from "./line-style.tsx";

interface TrendLine {
  readonly id: string;
  readonly label: string;
  readonly style: LineStyle;
}

interface TrendPoint {
  readonly label: string;
  /** Percent by the line's id; null leaves a gap. */
  readonly values: Readonly<Record<string, number | null>>;
}

interface TrendChartProps {
  readonly lines: readonly TrendLine[];
  readonly points: readonly TrendPoint[];
  readonly goalLabel: string;
  readonly write: (percent: number) => string;
}

const goalPercent = 100;
/** Its label is above the chart: next to the line, other lines would cross it. */
const goalLineProps = { stroke: "var(--color-ink-soft)", strokeDasharray: "2 4" };
/** px; the last label is centred below the last point. */
const lastLabelHalfWidth = 24;
/** With more points than this, markers would hide the lines. */
const markedPointsMax = 10;

export default function TrendChart({ lines, points, goalLabel, write }: TrendChartProps) {
  const data = points.map(({ label, values }) => ({ label, ...values }));
  const hasMarks = points.length <= markedPointsMax;
  return (
    <div aria-hidden="true" className="figures grid gap-2">
      <p className="flex items-center justify-end gap-2 text-xs text-ink-muted">
        <svg viewBox="0 0 28 2" aria-hidden="true" className="h-0.5 w-7">
          <path d="M0 1h28" strokeWidth="1.5" {...goalLineProps} />
        </svg>
        {goalLabel}
      </p>
      <div className="h-80">
        <ResponsiveContainer width="100%" height="100%">
          <LineChart
            data={data}
            accessibilityLayer={false}
            margin={{ top: 12, right: lastLabelHalfWidth, bottom: 0, left: 0 }}
          >
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis dataKey="label" {...axisProps} interval={labelInterval(points.length)} />
            <YAxis
              {...axisProps}
              width={52}
              tickFormatter={write}
              domain={[0, (highest: number) => Math.max(120, Math.ceil(highest / 20) * 20)]}
            />
            <Tooltip {...tooltipProps} formatter={(value, name) => [write(Number(value)), name]} />
            <ReferenceLine y={goalPercent} {...goalLineProps} />
            {lines.map(({ id, label, style }) => (
              <Line
                key={id}
                dataKey={id}
                name={label}
                stroke={style.colour}
                strokeWidth={2.4}
                strokeDasharray={style.dash}
                dot={
                  hasMarks &&
                  // The library also asks for the mark of a point without a value, which would be at the top.
                  (({ cx, cy, index }) =>
                    typeof cx === "number" && typeof cy === "number" ? (
                      <LineMark key={index} {...style} x={cx} y={cy} />
                    ) : (
                      <g key={index} />
                    ))
                }
                activeDot={false}
                isAnimationActive={false}
                connectNulls
              />
            ))}
          </LineChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}
