import encodeQR from "qr";

/** Dark on white in both themes: many scanners read nothing else. The quiet zone is part of it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, "raw", { border: 4 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="w-52 rounded-lg bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  );
}
