// Drawings for posts about what is eaten; 400 by 200, and still whole where the sides are cut off.
import type { ReactNode } from "react";

function Plate({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={size} fill="#fff" />
      <circle cx={x} cy={y} r={size * 0.76} className="fill-oat" />
    </>
  );
}

/** A laid table: a plate of pasta, a menu, a glass. */
export function EatingOut(): ReactNode {
  return (
    <g>
      <Plate x={200} y={104} size={74} />
      <g className="stroke-butter" strokeWidth="7" strokeLinecap="round">
        <path
          d="M168 108q14-34 40-22t20 34q-20 20-44 8t-4-34q22-10 30 8t-14 18"
          className="stroke-[#e9b44c]"
        />
      </g>
      <circle cx="196" cy="92" r="13" className="fill-score-e" />
      <circle cx="218" cy="104" r="9" className="fill-score-e" />
      <path d="M196 80q5-11 15-11-1 11-15 11Z" className="fill-basil-600" />
      <path
        d="M106 58v26q0 12 10 12t10-12V58M116 58v96"
        className="stroke-basil-800"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M286 154V58q16 12 16 44h-16"
        className="stroke-basil-800 fill-[#fff]"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <g transform="rotate(-8 60 96)">
        <rect x="32" y="46" width="56" height="98" rx="8" className="fill-basil-700" />
        <path
          d="M44 66h32M44 82h22M44 98h28M44 114h18"
          className="stroke-cream"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <path d="M330 48h44q2 44-22 44t-22-44Z" fill="#fff" />
      <path d="M333 66h38q-3 24-19 24t-19-24Z" className="fill-score-e" />
      <path d="M352 92v44M334 140h36" className="stroke-basil-800" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

const grains = [0, 1, 2, 3, 4];
const ears = [
  { x: 76, turn: -14 },
  { x: 112, turn: 0 },
  { x: 148, turn: 14 },
];

/** Ears of wheat, an apple with its skin and a pod of beans. */
export function Fibre(): ReactNode {
  return (
    <g>
      {ears.map(({ x, turn }) => (
        <g key={x} transform={`rotate(${turn} ${x} 176)`}>
          <path d={`M${x} 176V54`} className="stroke-[#c9892b]" strokeWidth="5" strokeLinecap="round" />
          {grains.map((at) => (
            <g key={at} className="fill-[#e9b44c]">
              <ellipse
                cx={x - 10}
                cy={62 + at * 20}
                rx="7"
                ry="12"
                transform={`rotate(24 ${x - 10} ${62 + at * 20})`}
              />
              <ellipse
                cx={x + 10}
                cy={62 + at * 20}
                rx="7"
                ry="12"
                transform={`rotate(-24 ${x + 10} ${62 + at * 20})`}
              />
            </g>
          ))}
          <ellipse cx={x} cy="44" rx="7" ry="13" className="fill-[#e9b44c]" />
        </g>
      ))}
      <path
        d="M236 84c-34-18-58 8-48 46 8 32 30 40 48 30 18 10 40 2 48-30 10-38-14-64-48-46Z"
        className="fill-score-e"
      />
      <path d="M236 84q-2-22 12-34" className="stroke-basil-800" strokeWidth="6" strokeLinecap="round" />
      <path d="M246 62q18-22 38-10-12 20-38 10Z" className="fill-basil-600" />
      <path d="M306 150c-14-44 0-92 34-110 26 38 26 96-4 122-14 4-24 0-30-12Z" className="fill-basil-500" />
      <g className="fill-basil-100">
        <circle cx="336" cy="70" r="13" />
        <circle cx="336" cy="102" r="14" />
        <circle cx="328" cy="134" r="13" />
      </g>
    </g>
  );
}

/** Egg, fish and lentils, each with as many dots as it has tens of grams. */
export function Protein(): ReactNode {
  return (
    <g>
      <Plate x={88} y={88} size={56} />
      <path
        d="M88 56c20 0 30 20 28 38-2 16-14 24-28 24s-26-8-28-24c-2-18 8-38 28-38Z"
        fill="#fff"
        className="stroke-line"
        strokeWidth="2"
      />
      <circle cx="88" cy="94" r="14" className="fill-[#f3a64b]" />
      <Plate x={200} y={88} size={56} />
      <path d="M166 90c18-26 46-26 62-4l16-14v36l-16-14c-16 20-44 20-62-4Z" className="fill-[#f08d6b]" />
      <circle cx="182" cy="86" r="3.5" className="fill-basil-900" />
      <path d="M206 74q10 12 0 28" className="stroke-[#d9694a]" strokeWidth="4" strokeLinecap="round" />
      <path d="M256 74h112q-4 62-56 62t-56-62Z" className="fill-basil-700" />
      <ellipse cx="312" cy="74" rx="56" ry="16" className="fill-[#c9892b]" />
      <g className="fill-[#e9b44c]">
        <ellipse cx="290" cy="72" rx="8" ry="5" />
        <ellipse cx="312" cy="78" rx="8" ry="5" />
        <ellipse cx="334" cy="71" rx="8" ry="5" />
        <ellipse cx="310" cy="66" rx="8" ry="5" />
      </g>
      {[
        { x: 88, dots: 1 },
        { x: 200, dots: 3 },
        { x: 312, dots: 2 },
      ].map(({ x, dots }) => (
        <g key={x} className="fill-basil-600">
          {grains.slice(0, dots).map((at) => (
            <circle key={at} cx={x + (at - (dots - 1) / 2) * 24} cy="168" r="9" />
          ))}
        </g>
      ))}
    </g>
  );
}

/** A fist beside the rice, a thumb beside the oil: a plate measured by a hand. */
export function PortionsByEye(): ReactNode {
  return (
    <g>
      <Plate x={138} y={100} size={80} />
      <path d="M90 110q6-40 48-40t48 40q-48 20-96 0Z" fill="#fff" className="stroke-line" strokeWidth="2" />
      <path
        d="M108 100h8M126 88h8M146 98h8M162 90h8M134 108h8"
        className="stroke-line-strong"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g className="fill-basil-500">
        <circle cx="116" cy="140" r="13" />
        <circle cx="138" cy="146" r="14" />
        <circle cx="160" cy="140" r="13" />
      </g>
      <path
        d="M262 92q0-14 13-14t13 12q2-16 15-16t14 16q2-12 14-11t13 15q4-6 11-4 9 3 7 16l-4 34q-4 26-32 28h-22q-26 0-34-24l-8-28q-6-16 0-24Z"
        className="fill-[#f2c29b]"
      />
      <path
        d="M288 92v20M317 90v22M344 94v18M266 116q26 14 48 4"
        className="stroke-[#c98d5f]"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M228 60q-10 20 0 40M222 60h12M222 100h12"
        className="stroke-basil-700"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}
