/** web/app/charts: amounts over time as bars. A picture: the figures stand in a table beside it. */
import {
  Bar,
  CartesianGrid,
  BarChart as RechartsBar,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { axisLook, labelInterval, tooltipLook } from "./chart-looks.ts";

export interface BarPoint {
  readonly id: string;
  readonly label: string;
  readonly value: number;
}

interface BarChartProps {
  readonly points: readonly BarPoint[];
  /** What a bar is called in its tooltip. */
  readonly name: string;
  readonly write: (value: number) => string;
  /** Beside the axis, where the unit would take too much room. */
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
          <XAxis dataKey="label" {...axisLook} interval={labelInterval(points.length)} />
          <YAxis {...axisLook} width={44} tickFormatter={writeShort} />
          <Tooltip
            {...tooltipLook}
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
