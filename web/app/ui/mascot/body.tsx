export function Body() {
  return (
    <>
      <path d="M158 226c34 8 62-12 62-48 0-13-17-15-20-3-3 16-16 26-42 22Z" className="fill-fur-dark" />
      <path
        d="M120 120c-41 0-60 46-60 84 0 32 25 45 60 45s60-13 60-45c0-38-19-84-60-84Z"
        className="fill-fur"
      />
      <path d="M120 150c-25 0-37 25-37 50s14 40 37 40 37-15 37-40-12-50-37-50Z" className="fill-fur-light" />
      <Foot x={88} />
      <Foot x={152} />
    </>
  );
}

function Foot({ x }: { x: number }) {
  return (
    <>
      <ellipse cx={x} cy="246" rx="25" ry="10.5" className="fill-fur-dark" />
      <path
        d={`M${x - 8} 241v6M${x} 240v7M${x + 8} 241v6`}
        className="stroke-fur"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  );
}

export function Neckerchief() {
  return (
    <>
      <path d="M78 132q42 30 84 0l-3 15q-39 27-78 0Z" className="fill-basil-600" />
      <path d="M113 158l-7 24 14-7 14 7-7-24Z" className="fill-basil-700" />
      <circle cx="120" cy="160" r="7.5" className="fill-basil-500" />
    </>
  );
}

export function Shadow() {
  return <ellipse cx="124" cy="250" rx="86" ry="9" className="fill-black" opacity="0.12" />;
}

/** An arm drawn as one thick stroke, with a rounded paw at its end. */
export function Arm({ path }: { path: string }) {
  return (
    <>
      <path
        d={path}
        fill="none"
        className="stroke-fur-dark"
        strokeWidth="27"
        strokeLinecap="round"
        opacity="0.55"
      />
      <path d={path} fill="none" className="stroke-fur" strokeWidth="24" strokeLinecap="round" />
    </>
  );
}
