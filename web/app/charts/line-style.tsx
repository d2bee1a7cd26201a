// Lines that differ in dash and marker as well as in colour.

const markShapes = ["circle", "square", "triangle", "diamond", "cross"] as const;
type MarkShape = (typeof markShapes)[number];

export interface LineStyle {
  readonly colour: string;
  readonly dash: string;
  readonly mark: MarkShape;
}

interface MarkProps extends LineStyle {
  readonly x: number;
  readonly y: number;
}

const paths: Record<MarkShape, string> = {
  circle: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  square: "M-3.6-3.6h7.2v7.2h-7.2Z",
  triangle: "M0-4.6 4.4 3.6h-8.8Z",
  diamond: "M0-5 5 0 0 5-5 0Z",
  cross: "M-3.6-3.6 3.6 3.6M3.6-3.6-3.6 3.6",
};

export function LineMark({ x, y, colour, mark }: MarkProps) {
  return (
    <path
      d={paths[mark]}
      transform={`translate(${x} ${y})`}
      fill={colour}
      stroke={mark === "cross" ? colour : "var(--color-card)"}
      strokeWidth={mark === "cross" ? 2.4 : 1.2}
    />
  );
}

/** A short stretch of the line, for a legend. */
export function LineSample({ lineStyle }: { lineStyle: LineStyle }) {
  return (
    <svg viewBox="0 0 36 12" aria-hidden="true" className="h-3 w-9 shrink-0">
      <path d="M0 6h36" stroke={lineStyle.colour} strokeWidth="2.4" strokeDasharray={lineStyle.dash} />
      <LineMark {...lineStyle} x={18} y={6} />
    </svg>
  );
}
