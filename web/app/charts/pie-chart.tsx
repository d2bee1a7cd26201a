// Hidden from screen readers: pages give the same figures in a `DataTable`.
import { Pie, PieChart as RechartsPie, ResponsiveContainer } from "recharts";
import { ChartPattern, type PatternName } from "./chart-patterns.tsx";

export interface Slice {
  readonly id: string;
  readonly value: number;
  /** The label beside the slice; small slices have none. */
  readonly text: string;
  readonly colour: string;
  readonly pattern: PatternName;
}

/** Slices below this percentage have no room for a label. */
const labelMinPercent = 4;
const labelRadiusShare = 1.22;

export default function PieChart({ slices }: { slices: readonly Slice[] }) {
  const data = slices.map(({ id, value, text }) => ({ id, value, text, fill: `url(#slice-${id})` }));
  return (
    <div aria-hidden="true" className="@container figures h-72">
      <ResponsiveContainer width="100%" height="100%">
        <RechartsPie accessibilityLayer={false}>
          <defs>
            {slices.map(({ id, pattern, colour }) => (
              <ChartPattern key={id} id={`slice-${id}`} pattern={pattern} colour={colour} />
            ))}
          </defs>
          <Pie
            data={data}
            dataKey="value"
            nameKey="id"
            innerRadius="48%"
            outerRadius="76%"
            startAngle={90}
            endAngle={-270}
            paddingAngle={1.5}
            stroke="none"
            isAnimationActive={false}
            labelLine={false}
            label={SliceLabel}
            rootTabIndex={-1}
          />
        </RechartsPie>
      </ResponsiveContainer>
    </div>
  );
}

interface SliceLabelProps {
  readonly cx?: number | string;
  readonly cy?: number | string;
  readonly midAngle?: number;
  readonly outerRadius?: number | string;
  readonly percent?: number;
  readonly payload?: { readonly text?: string };
}

function SliceLabel({
  cx = 0,
  cy = 0,
  midAngle = 0,
  outerRadius = 0,
  percent = 0,
  payload,
}: SliceLabelProps) {
  if (percent * 100 < labelMinPercent) return null;
  const angle = (-midAngle * Math.PI) / 180;
  const radius = Number(outerRadius) * labelRadiusShare;
  return (
    <text
      x={Number(cx) + radius * Math.cos(angle)}
      y={Number(cy) + radius * Math.sin(angle)}
      textAnchor="middle"
      dominantBaseline="central"
      // Beside large text there is no room for it; the list of shares has it too.
      className="fill-ink text-sm font-bold @max-[13rem]:hidden"
    >
      {payload?.text}
    </text>
  );
}
