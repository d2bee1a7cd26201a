// Drawings for posts about figures; 400 by 200, and still whole where the sides are cut off.
import type { ReactNode } from "react";

function Sheet({ children }: { children: ReactNode }) {
  return (
    <g>
      <rect x="70" y="26" width="260" height="150" rx="20" fill="#fff" />
      {children}
    </g>
  );
}

/** A sentence, the rows of a table that it becomes, and their sum. */
export function HowItWorks(): ReactNode {
  return (
    <g>
      <path
        d="M34 42h104a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14H74l-22 22v-22H34a14 14 0 0 1-14-14V56a14 14 0 0 1 14-14Z"
        fill="#fff"
      />
      <path d="M40 64h90M40 82h58" className="stroke-basil-700" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M160 74h28M178 62l14 12-14 12"
        className="stroke-basil-700"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="206" y="30" width="166" height="104" rx="14" fill="#fff" />
      <rect x="206" y="62" width="166" height="24" className="fill-basil-200" />
      <path
        d="M222 46h52M222 74h64M222 100h44M222 120h58"
        className="stroke-basil-800"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M330 46h26M330 74h26M330 100h26M330 120h26"
        className="stroke-fat"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M289 140v18" className="stroke-basil-700" strokeWidth="6" strokeLinecap="round" />
      <rect x="236" y="160" width="106" height="30" rx="15" className="fill-basil-600" />
      <path d="M258 175h62" className="stroke-cream" strokeWidth="7" strokeLinecap="round" />
    </g>
  );
}

const days = Array.from({ length: 14 }, (_, at) => at);
/** Two days without a meal noted: it goes on. */
const gaps = new Set([4, 9]);

export function KeepingADiary(): ReactNode {
  return (
    <Sheet>
      <path d="M118 16v24M282 16v24" className="stroke-basil-800" strokeWidth="9" strokeLinecap="round" />
      {days.map((at) => {
        const [x, y] = [98 + (at % 7) * 34, 78 + Math.floor(at / 7) * 38];
        return gaps.has(at) ? (
          <circle
            key={at}
            cx={x}
            cy={y}
            r="11"
            className="stroke-line-strong"
            strokeWidth="3"
            strokeDasharray="4 5"
          />
        ) : (
          <g key={at}>
            <circle cx={x} cy={y} r="12" className="fill-basil-500" />
            <path
              d={`M${x - 5} ${y}l4 4 7-8`}
              className="stroke-cream"
              strokeWidth="3.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
        );
      })}
      <path
        d="M200 168c-22-14-26-34-12-40 6-2 10 1 12 6 2-5 6-8 12-6 14 6 10 26-12 40Z"
        className="fill-score-e"
      />
    </Sheet>
  );
}

const nutrients = [
  { sign: "D", height: 44 },
  { sign: "B12", height: 92 },
  { sign: "B9", height: 64 },
  { sign: "Fe", height: 52 },
  { sign: "I", height: 38 },
  { sign: "Ca", height: 76 },
  { sign: "Ω3", height: 58 },
];

/** Seven glasses, filled as a week of meals may fill them. */
export function Micronutrients(): ReactNode {
  return (
    <g>
      {nutrients.map(({ sign, height }, at) => {
        const x = 46 + at * 45;
        return (
          <g key={sign}>
            <rect x={x} y="36" width="36" height="108" rx="12" fill="#fff" />
            <rect
              x={x}
              y={144 - height}
              width="36"
              height={height}
              rx="12"
              className={height < 60 ? "fill-fat" : "fill-basil-500"}
            />
            <text
              x={x + 18}
              y="172"
              textAnchor="middle"
              className="fill-basil-900 font-heading text-lg font-bold"
            >
              {sign}
            </text>
          </g>
        );
      })}
      <path
        d="M36 60h328"
        className="stroke-basil-800"
        strokeWidth="3"
        strokeDasharray="3 9"
        strokeLinecap="round"
      />
    </g>
  );
}

const scores = [
  { letter: "A", fill: "#187a3f" },
  { letter: "B", fill: "#86c03f" },
  { letter: "C", fill: "#f6c927" },
  { letter: "D", fill: "#f08a24" },
  { letter: "E", fill: "#c9342b" },
];

/** The second letter stands out, as on a packet. */
export function NutriScore(): ReactNode {
  return (
    <g>
      <rect x="62" y="64" width="276" height="78" rx="22" fill="#fff" />
      {scores.map(({ letter, fill }, at) => {
        const isLit = letter === "B";
        const x = 74 + at * 51;
        return (
          <g key={letter}>
            <rect
              x={isLit ? x - 6 : x}
              y={isLit ? 40 : 74}
              width={isLit ? 60 : 48}
              height={isLit ? 124 : 58}
              rx="14"
              fill={fill}
            />
            <text
              x={x + 24}
              y={isLit ? 118 : 113}
              textAnchor="middle"
              fill="#fff"
              className={isLit ? "font-heading text-5xl font-extrabold" : "font-heading text-2xl font-bold"}
            >
              {letter}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A bell over a line: the likely part filled, the estimate a mark. */
export function Range(): ReactNode {
  return (
    <g>
      <path d="M40 146c70 0 78-104 160-104s90 104 160 104Z" fill="#fff" />
      <path d="M122 146V92C142 64 164 42 200 42s58 22 78 50v54Z" className="fill-basil-300" />
      <path d="M32 146h336" className="stroke-basil-800" strokeWidth="5" strokeLinecap="round" />
      <path d="M122 134v24M278 134v24" className="stroke-basil-800" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M200 42v104"
        className="stroke-basil-700"
        strokeWidth="4"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <circle cx="200" cy="146" r="15" className="fill-basil-600 stroke-[#fff]" strokeWidth="6" />
      <path d="M130 178h52M218 178h52" className="stroke-fat" strokeWidth="6" strokeLinecap="round" />
    </g>
  );
}
