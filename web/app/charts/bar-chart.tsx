// Hidden from screen readers: pages give the same figures in a `DataTable`.
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { goalLevelOf } from "#domain/insights/goal-level.ts";
import { axisProps, labelInterval, tooltipProps } from "./chart-props.ts";

export interface BarPoint {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly goal?: number;
}

interface BarChartProps {
  readonly points: readonly BarPoint[];
  /** The bar's name in its tooltip. */
  readonly name: string;
  readonly write: (value: number) => string;
  /** For the axis, where there is no room for the unit. */
  readonly writeShort: (value: number) => string;
  /** Of the goal's line; absent: there is none. */
  readonly goalText?: string | undefined;
  readonly aboveText?: string;
}

const barMaxPx = 44;
/** Of more bars the values would run into each other. */
const writtenBarsMax = 7;
const goalLine = { stroke: "var(--color-ink)", strokeWidth: 1.5, strokeDasharray: "5 4" };
const barRadius: [number, number, number, number] = [4, 4, 0, 0];
/** With an edge in the card's colour, so that the goal's line does not cross it. */
const labelProps = {
  position: "top",
  fill: "var(--color-ink)",
  fontSize: 12,
  fontWeight: 600,
  stroke: "var(--color-card)",
  strokeWidth: 4,
  style: { paintOrder: "stroke" },
} as const;

export default function BarChart(props: BarChartProps) {
  const { points, name, write, writeShort, goalText, aboveText } = props;
  const goals = new Set(points.map(({ goal }) => goal));
  const [goal] = goals;
  const isConstant = goals.size === 1 && goal !== undefined;
  const data = points.map((point) => ({ ...point, ...partsOf(point, writeShort) }));
  const hasAbove = data.some(({ excess }) => excess > 0);
  const isWritten = points.length <= writtenBarsMax;
  return (
    <div aria-hidden="true" className="figures grid gap-2">
      <div className="h-72">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart
            data={data}
            accessibilityLayer={false}
            margin={{ top: 20, right: 4, bottom: 0, left: 0 }}
          >
            <defs>
              <pattern
                id="above-goal"
                width="8"
                height="8"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width="8" height="8" fill="var(--color-above-stripe)" />
                <rect width="4" height="8" fill="var(--color-above)" />
              </pattern>
            </defs>
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis dataKey="label" {...axisProps} interval={labelInterval(points.length)} />
            <YAxis {...axisProps} width={44} tickFormatter={writeShort} />
            <Tooltip
              {...tooltipProps}
              cursor={{ fill: "var(--color-oat)" }}
              formatter={(value, series, { payload }) => [
                write(Number(series === name ? payload.value : value)),
                series,
              ]}
            />
            <Bar
              dataKey="within"
              stackId="value"
              name={name}
              fill="var(--color-basil-500)"
              radius={barRadius}
              maxBarSize={barMaxPx}
              isAnimationActive={false}
            >
              {isWritten && <LabelList dataKey="withinText" {...labelProps} />}
            </Bar>
            {hasAbove && (
              <Bar
                dataKey="excess"
                stackId="value"
                fill="url(#above-goal)"
                radius={barRadius}
                maxBarSize={barMaxPx}
                tooltipType="none"
                isAnimationActive={false}
              >
                {isWritten && <LabelList dataKey="excessText" {...labelProps} />}
              </Bar>
            )}
            {isConstant && <ReferenceLine y={goal} {...goalLine} ifOverflow="extendDomain" />}
            {goalText && !isConstant && (
              <Line
                dataKey="goal"
                name={goalText}
                type="step"
                dot={false}
                activeDot={false}
                isAnimationActive={false}
                {...goalLine}
              />
            )}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      {goalText && (
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-muted">
          <span className="inline-flex items-center gap-2">
            <svg viewBox="0 0 28 2" aria-hidden="true" className="h-0.5 w-7">
              <path d="M0 1h28" {...goalLine} />
            </svg>
            {goalText}
          </span>
          {hasAbove && (
            <span className="inline-flex items-center gap-2">
              <span className="above-stripes h-3 w-5 rounded-sm" />
              {aboveText}
            </span>
          )}
        </p>
      )}
    </div>
  );
}

/** What is above 110 % of the goal is drawn up to the goal, and its excess apart. */
function partsOf({ value, goal }: BarPoint, write: (value: number) => string) {
  const isAbove = goal !== undefined && goalLevelOf("calories", (value * 100) / goal) === "above";
  const text = value > 0 ? write(value) : "";
  return {
    within: isAbove ? goal : value,
    excess: isAbove ? value - goal : 0,
    withinText: isAbove ? "" : text,
    excessText: isAbove ? text : "",
  };
}
