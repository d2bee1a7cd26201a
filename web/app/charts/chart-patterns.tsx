// Fills that differ in pattern as well as in colour.

const patternNames = ["stripes", "dots", "plain", "lines", "grid"] as const;
export type PatternName = (typeof patternNames)[number];

const sizePx = 8;

function patternMarks(pattern: PatternName) {
  const mark = { stroke: "white", strokeOpacity: 0.45, strokeWidth: 2 };
  switch (pattern) {
    case "stripes":
      return <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" {...mark} />;
    case "dots":
      return <circle cx="4" cy="4" r="1.6" fill="white" fillOpacity="0.5" />;
    case "lines":
      return <path d="M0 4h8" {...mark} />;
    case "grid":
      return <path d="M0 4h8M4 0v8" {...mark} />;
    case "plain":
      return null;
  }
}

/** `colour` is any CSS colour; the pattern is used as `url(#id)`. */
export function ChartPattern({ id, pattern, colour }: { id: string; pattern: PatternName; colour: string }) {
  return (
    <pattern id={id} width={sizePx} height={sizePx} patternUnits="userSpaceOnUse">
      <rect width={sizePx} height={sizePx} fill={colour} />
      {patternMarks(pattern)}
    </pattern>
  );
}
