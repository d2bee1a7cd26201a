import { Body, Neckerchief, Shadow } from "./body.tsx";
import { Head } from "./head.tsx";

export function PlatePose() {
  return (
    <>
      <Shadow />
      <Body />
      <Neckerchief />
      <Head eyes="happy" isSmiling />
      <path
        d="M76 166c-18 10-26 20-24 38M164 166c18 10 26 20 24 38"
        fill="none"
        className="stroke-fur"
        strokeWidth="24"
        strokeLinecap="round"
      />
      <Plate />
      <circle cx="50" cy="206" r="13" className="fill-fur-dark" />
      <circle cx="190" cy="206" r="13" className="fill-fur-dark" />
    </>
  );
}

function Plate() {
  return (
    <>
      <path d="M44 204h152c-4 20-36 32-76 32s-72-12-76-32Z" fill="#e9e2d0" />
      <ellipse cx="120" cy="204" rx="76" ry="17" fill="#fffdf8" />
      <ellipse cx="120" cy="203" rx="60" ry="12" className="fill-oat" />
      <g className="fill-basil-500">
        <circle cx="88" cy="190" r="11" />
        <circle cx="101" cy="183" r="12" />
        <circle cx="112" cy="192" r="10" />
      </g>
      <path d="M93 196h15l-2 11H95Z" className="fill-basil-300" />
      <path d="M112 203c2-18 22-26 44-17 4 2 4 8 0 11-10 8-28 12-44 6Z" fill="#f08d6b" />
      <path
        d="M122 199c6-7 16-10 28-7M131 203c6-4 12-6 19-6"
        fill="none"
        stroke="#fbd3c0"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="164" cy="200" r="9" className="fill-score-e" />
      <path
        d="M160 193q4-4 8 0"
        fill="none"
        className="stroke-basil-700"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M64 206c2-7 10-10 16-6 4-4 12-2 13 4 2 4-6 6-14 6s-16 0-15-4Z" className="fill-butter" />
    </>
  );
}
