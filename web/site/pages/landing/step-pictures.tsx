import type { ReactNode } from "react";

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true" className="h-44 w-full max-w-60" fill="none">
      <path
        d="M30 96c0-46 36-80 88-82 54-2 98 30 96 80-2 46-40 74-96 74-54 0-88-28-88-72Z"
        className="fill-butter-soft"
      />
      {children}
    </svg>
  );
}

/** A phone over a bowl. */
export function AskPicture() {
  return (
    <Picture>
      <path d="M52 122h104c-4 26-24 38-52 38s-48-12-52-38Z" className="fill-basil-600" />
      <ellipse cx="104" cy="122" rx="52" ry="13" className="fill-basil-300" />
      <circle cx="86" cy="115" r="10" className="fill-score-e" />
      <circle cx="108" cy="112" r="11" fill="#f3a64b" />
      <circle cx="128" cy="117" r="8" className="fill-basil-500" />
      <path
        d="M88 96c-4-5 4-9 0-14M112 92c-4-5 4-9 0-14"
        className="scene-steam stroke-basil-400"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g transform="rotate(9 176 84)">
        <rect x="148" y="34" width="58" height="104" rx="12" className="fill-ink" />
        <rect x="153" y="40" width="48" height="92" rx="7" fill="#fffdf8" />
        <circle cx="177" cy="76" r="16" className="fill-basil-100" />
        <circle cx="177" cy="76" r="9" className="fill-basil-500" />
        <rect x="160" y="102" width="34" height="6" rx="3" className="fill-line" />
        <rect x="160" y="113" width="22" height="6" rx="3" className="fill-line" />
      </g>
    </Picture>
  );
}

/** A list of foods, each with its amount, under a magnifying glass. */
export function CheckPicture() {
  return (
    <Picture>
      <rect
        x="56"
        y="26"
        width="116"
        height="132"
        rx="16"
        fill="#fff"
        className="stroke-line"
        strokeWidth="2"
      />
      {[46, 78, 110].map((y, at) => (
        <g key={y}>
          <circle cx="78" cy={y + 8} r="9" fill={["#f08d6b", "#f6c927", "#35824a"][at]} />
          <rect
            x="94"
            y={y + 1}
            width={[44, 36, 50][at]}
            height="6"
            rx="3"
            className="fill-ink"
            opacity="0.75"
          />
          <rect x="94" y={y + 12} width={[26, 30, 22][at]} height="5" rx="2.5" className="fill-line" />
        </g>
      ))}
      <circle cx="166" cy="118" r="26" className="fill-water" opacity="0.92" />
      <circle cx="166" cy="118" r="26" className="stroke-basil-700" strokeWidth="7" />
      <path d="m185 137 20 20" className="stroke-basil-700" strokeWidth="10" strokeLinecap="round" />
      <path
        d="m155 119 8 8 14-17"
        className="stroke-basil-700"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Picture>
  );
}

/** Seven days, most of them with their goal met. */
export function FollowPicture() {
  return (
    <Picture>
      <rect
        x="44"
        y="34"
        width="152"
        height="118"
        rx="16"
        fill="#fff"
        className="stroke-line"
        strokeWidth="2"
      />
      <path d="M44 62V50a16 16 0 0 1 16-16h120a16 16 0 0 1 16 16v12Z" className="fill-basil-600" />
      <path d="M76 24v18M164 24v18" className="stroke-basil-800" strokeWidth="6" strokeLinecap="round" />
      {[62, 98, 134, 170].map((x, at) => (
        <g key={x}>
          <circle cx={x + 4} cy="88" r="12" className="fill-basil-500" />
          <path
            d={`m${x - 1} 88 4 4 7-8`}
            stroke="#fff"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          {at < 3 && (
            <circle cx={x + 4} cy="124" r="12" className={at === 0 ? "fill-basil-500" : "fill-basil-100"} />
          )}
        </g>
      ))}
      <path d="m61 124 4 4 7-8" stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <path
        d="M174 112c6 7 12 11 12 19a12 12 0 0 1-24 0c0-4 2-7 5-9 0 4 2 5 4 5 3-5-1-9 3-15Z"
        fill="#f6873f"
      />
    </Picture>
  );
}
