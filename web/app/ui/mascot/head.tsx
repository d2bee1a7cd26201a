type Eyes = "open" | "up" | "closed" | "happy";

interface HeadProps {
  readonly eyes?: Eyes;
  readonly isSmiling?: boolean;
  readonly transform?: string;
}

export function Head({ eyes = "open", isSmiling = false, transform }: HeadProps) {
  return (
    <g {...(transform && { transform })}>
      <Ear x={66} />
      <Ear x={174} />
      <path
        d="M120 33c-40 0-67 25-67 59 0 33 29 52 67 52s67-19 67-52c0-34-27-59-67-59Z"
        className="fill-fur"
      />
      <Sprig />
      <ellipse cx="120" cy="118" rx="46" ry="25" className="fill-fur-light" />
      <ellipse cx="74" cy="107" rx="10" ry="6.5" className="fill-blush" opacity="0.75" />
      <ellipse cx="166" cy="107" rx="10" ry="6.5" className="fill-blush" opacity="0.75" />
      <Eye x={89} eyes={eyes} />
      <Eye x={151} eyes={eyes} />
      <path d="M104 100c0-7 7-10 16-10s16 3 16 10-9 13-16 13-16-6-16-13Z" className="fill-snout" />
      <ellipse cx="114" cy="96" rx="5" ry="2.6" fill="#fff" opacity="0.5" />
      <Mouth isSmiling={isSmiling} />
      <g className="stroke-fur-dark" strokeWidth="2.2" strokeLinecap="round" opacity="0.65">
        <path d="M78 115 52 109M78 122l-27 3M162 115l26-6M162 122l27 3" />
      </g>
    </g>
  );
}

function Ear({ x }: { x: number }) {
  return (
    <>
      <circle cx={x} cy="55" r="17" className="fill-fur-dark" />
      <circle cx={x} cy="56" r="9" className="fill-blush" opacity="0.8" />
    </>
  );
}

function Sprig() {
  return (
    <g className="fill-basil-500">
      <path d="M120 38C107 33 103 20 108 9c11 4 16 16 12 29Z" />
      <path d="M121 38c0-14 9-23 21-24 1 13-8 23-21 24Z" className="fill-basil-400" />
    </g>
  );
}

function Mouth({ isSmiling }: { isSmiling: boolean }) {
  return (
    <>
      {isSmiling && <path d="M107 121q13 20 26 0-13 5-26 0Z" fill="#8a3b35" />}
      <path
        d="M120 112v6c-4 6-13 7-18 1M120 118c4 6 13 7 18 1"
        fill="none"
        className="stroke-snout"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

function Eye({ x, eyes }: { x: number; eyes: Eyes }) {
  if (eyes === "closed" || eyes === "happy") {
    const bend = eyes === "closed" ? 7 : -9;
    return (
      <path
        d={`M${x - 10} 86q10 ${bend} 20 0`}
        fill="none"
        className="stroke-snout"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
    );
  }
  const lift = eyes === "up" ? -4 : 0;
  return (
    <>
      <circle cx={x} cy="85" r="9" className="fill-snout" />
      <circle cx={x + 3} cy={82 + lift / 2} r="3.2" fill="#fff" />
      <circle cx={x - 3} cy={88 + lift} r="1.5" fill="#fff" opacity="0.8" />
    </>
  );
}
