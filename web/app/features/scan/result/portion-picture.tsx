interface PortionPictureProps {
  /** Undefined if the food isn't counted in pieces. */
  readonly pieces: number | undefined;
  /** 0 for the smallest size offered, 1 for the largest. */
  readonly share: number;
}

/** A plate from above with more or less food on it. Plate and fork keep their size for scale. */
export function PortionPicture({ pieces, share }: PortionPictureProps) {
  return (
    <svg viewBox="0 0 112 88" aria-hidden="true" className="w-full max-w-28">
      <circle cx="62" cy="44" r="41" className="fill-thumb stroke-line" strokeWidth="2" />
      <circle cx="62" cy="44" r="31" className="fill-oat" />
      <g transform="translate(62 44)">
        {pieces === undefined ? <Heap share={share} /> : <Pieces count={pieces} />}
      </g>
      <path
        d="M4 14v14c0 4 2.4 5.5 4 5.5s4-1.5 4-5.5V14M8 14v60"
        className="fill-none stroke-line-strong"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

const minScale = 0.5;

function Heap({ share }: { share: number }) {
  const scale = minScale + (1 - minScale) * share;
  return (
    <g transform={`scale(${scale})`}>
      <path
        d="M-29-4c1-13 12-25 26-25 9 0 13 4 20 7 9 4 13 13 12 23-1 16-13 28-29 28-9 0-13-3-19-8-7-6-11-14-10-25Z"
        className="fill-butter stroke-carbs"
        strokeWidth={1.6 / scale}
      />
      <path
        d="M-14-13c5-4 12-6 19-3M-18 3c4 3 9 3 13 0M2 11c5 3 11 2 15-3M6-3c4-2 8-2 11 1"
        className="fill-none stroke-carbs"
        strokeWidth={2.2 / scale}
        strokeLinecap="round"
      />
      <circle cx="-6" cy="13" r="3.6" className="fill-basil-400" />
      <circle cx="13" cy="-14" r="3.6" className="fill-basil-400" />
      <circle cx="-4" cy="-4" r="3.6" className="fill-basil-400" />
    </g>
  );
}

/** More pieces could not be told apart. */
const maxPieces = 8;

function Pieces({ count }: { count: number }) {
  const shown = Math.min(maxPieces, count);
  const distance = shown === 1 ? 0 : 19;
  const radius = Math.min(13, (Math.PI * 17) / shown);
  return Array.from({ length: shown }, (_, index) => {
    const angle = (index / shown) * 2 * Math.PI - Math.PI / 2;
    return (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are alike and never move.
        key={index}
        cx={distance * Math.cos(angle)}
        cy={distance * Math.sin(angle)}
        r={radius}
        className="fill-butter stroke-carbs"
        strokeWidth="1.6"
      />
    );
  });
}
