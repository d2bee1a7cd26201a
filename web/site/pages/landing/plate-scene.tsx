// The hero's plate, seen from above, while it is scanned.

export function PlateScene() {
  return (
    <svg viewBox="0 0 480 440" aria-hidden="true" className="w-full">
      <Cutlery />
      <ellipse cx="240" cy="238" rx="184" ry="184" className="fill-black" opacity="0.1" />
      <circle cx="240" cy="226" r="182" fill="#ffffff" />
      <circle cx="240" cy="226" r="182" fill="none" className="stroke-line" strokeWidth="2" />
      <circle cx="240" cy="226" r="136" className="fill-oat" />
      <circle cx="240" cy="228" r="133" fill="#fffdf8" />
      <Rice />
      <Broccoli />
      <Salmon />
      <Lemon />
      <Brackets />
      <g className="scene-sweep" opacity="0">
        <rect x="46" y="30" width="388" height="58" fill="url(#sweep)" />
        <rect x="46" y="86" width="388" height="3" rx="1.5" className="fill-basil-500" />
      </g>
      <defs>
        <linearGradient id="sweep" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#35824a" stopOpacity="0" />
          <stop offset="1" stopColor="#35824a" stopOpacity="0.28" />
        </linearGradient>
      </defs>
    </svg>
  );
}

function Cutlery() {
  return (
    <g fill="none" stroke="#c9bf9f" strokeLinecap="round" strokeLinejoin="round">
      <path d="M26 130v52c0 13 22 13 22 0v-52M37 130v50" strokeWidth="5" />
      <path d="M37 192v130" strokeWidth="9" />
      <path d="M444 322V130c-15 18-18 60-14 92l14 4" strokeWidth="5" fill="#e0d7bb" />
      <path d="M444 226v96" strokeWidth="9" />
    </g>
  );
}

const grains = [
  [168, 176, 20],
  [186, 158, -35],
  [150, 200, 60],
  [178, 206, 5],
  [204, 182, 40],
  [196, 214, -20],
  [160, 228, 15],
  [216, 156, 10],
  [186, 236, 50],
  [144, 222, -40],
  [214, 204, -60],
  [172, 146, 0],
  [205, 232, 20],
  [156, 172, -70],
] as const;

function Rice() {
  return (
    <g>
      <path
        d="M128 212c-6-34 18-70 58-76 34-5 58 18 56 50-2 36-22 72-62 76-30 3-48-22-52-50Z"
        fill="#ece4cd"
      />
      <path
        d="M132 206c-6-32 18-64 54-70 32-5 54 16 52 46-2 34-20 68-58 72-28 3-44-20-48-48Z"
        fill="#fbf6e6"
      />
      <g fill="#ffffff" stroke="#ddd2b3" strokeWidth="1.4">
        {grains.map(([x, y, turn]) => (
          <ellipse key={`${x}-${y}`} cx={x} cy={y} rx="8.5" ry="4" transform={`rotate(${turn} ${x} ${y})`} />
        ))}
      </g>
      <g className="fill-basil-500">
        <circle cx="182" cy="186" r="3" />
        <circle cx="164" cy="212" r="2.4" />
        <circle cx="202" cy="168" r="2.6" />
        <circle cx="192" cy="222" r="2.2" />
      </g>
    </g>
  );
}

function Floret({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-9 10 -5 40c0 6 12 6 13 0l3-30Z" className="fill-basil-300" />
      <g className="fill-basil-700">
        <circle cx="-20" cy="6" r="16" />
        <circle cx="20" cy="6" r="16" />
        <circle cx="0" cy="-10" r="20" />
        <circle cx="0" cy="10" r="17" />
      </g>
      <g className="fill-basil-500">
        <circle cx="-19" cy="2" r="12" />
        <circle cx="19" cy="1" r="12" />
        <circle cx="-1" cy="-14" r="15" />
        <circle cx="1" cy="6" r="11" />
      </g>
      <g className="fill-basil-400">
        <circle cx="-23" cy="-3" r="4" />
        <circle cx="-6" cy="-20" r="5" />
        <circle cx="15" cy="-4" r="4.5" />
        <circle cx="4" cy="2" r="3.5" />
      </g>
    </g>
  );
}

function Broccoli() {
  return (
    <>
      <Floret x={300} y={150} size={1} />
      <Floret x={262} y={190} size={0.85} />
      <Floret x={334} y={196} size={0.9} />
    </>
  );
}

function Salmon() {
  return (
    <g transform="rotate(-14 255 292)">
      <path
        d="M150 300c2-34 44-54 106-52 56 2 104 22 108 50 3 24-38 42-104 42-66 0-112-12-110-40Z"
        fill="#d9694a"
      />
      <path
        d="M152 292c2-32 44-50 104-48 54 2 100 20 104 46 3 22-36 38-100 38-64 0-110-10-108-36Z"
        fill="#f08d6b"
      />
      <g fill="none" stroke="#fbd3c0" strokeWidth="5" strokeLinecap="round">
        <path d="M186 264c-8 14-8 34 2 52" />
        <path d="M222 252c-12 22-12 50 0 72" />
        <path d="M262 250c-13 24-13 54 0 78" />
        <path d="M302 256c-11 20-11 46 1 66" />
        <path d="M336 270c-6 12-6 26 2 40" />
      </g>
      <g className="fill-basil-600">
        <ellipse cx="238" cy="284" rx="9" ry="3.4" transform="rotate(30 238 284)" />
        <ellipse cx="250" cy="292" rx="9" ry="3.4" transform="rotate(-24 250 292)" />
        <ellipse cx="286" cy="278" rx="8" ry="3" transform="rotate(12 286 278)" />
      </g>
    </g>
  );
}

function Lemon() {
  return (
    <g transform="rotate(18 338 268)">
      <circle cx="338" cy="266" r="29" className="fill-score-c" />
      <circle cx="338" cy="266" r="24" fill="#fdf4d9" />
      <circle cx="338" cy="266" r="20.5" fill="#f9dc6b" />
      <path
        d="M338 246v40M321 256l34 20M321 276l34-20"
        stroke="#fdf4d9"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </g>
  );
}

function Brackets() {
  return (
    <path
      d="M40 66V46a16 16 0 0 1 16-16h20M404 30h20a16 16 0 0 1 16 16v20M440 386v20a16 16 0 0 1-16 16h-20M76 422H56a16 16 0 0 1-16-16v-20"
      fill="none"
      className="stroke-basil-600"
      strokeWidth="6"
      strokeLinecap="round"
    />
  );
}
