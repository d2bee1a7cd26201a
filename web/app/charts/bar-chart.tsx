// Hidden from screen readers: pages give the same figures in a `DataTable`.
import {
  Bar,
  CartesianGrid,
  BarChart as RechartsBar,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { axisProps, labelInterval, tooltipProps } from "./chart-props.ts";

export interface BarPoint {
  readonly id: string;
  readonly label: string;
  readonly value: number;
}

interface BarChartProps {
  readonly points: readonly BarPoint[];
  /** The bar's name in its tooltip. */
  readonly name: string;
  readonly write: (value: number) => string;
  /** For the axis, where there is no room for the unit. */
  readonly writeShort: (value: number) => string;
}

const barMaxPx = 44;

export default function BarChart({ points, name, write, writeShort }: BarChartProps) {
  return (
    <div aria-hidden="true" className="figures h-72">
      <ResponsiveContainer width="100%" height="100%">
        <RechartsBar
          data={[...points]}
          accessibilityLayer={false}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis dataKey="label" {...axisProps} interval={labelInterval(points.length)} />
          <YAxis {...axisProps} width={44} tickFormatter={writeShort} />
          <Tooltip
            {...tooltipProps}
            cursor={{ fill: "var(--color-oat)" }}
            formatter={(value) => [write(Number(value)), name]}
          />
          <Bar
            dataKey="value"
            fill="var(--color-basil-500)"
            radius={[6, 6, 0, 0]}
            maxBarSize={barMaxPx}
            isAnimationActive={false}
          />
        </RechartsBar>
      </ResponsiveContainer>
    </div>
  );
}
