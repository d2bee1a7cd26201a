// A drawing for each category; numbers derived from the post's slug vary it, so that no two look the same.
import type { ReactNode } from "react";
import type { BlogCategory } from "#contract/shapes/blog.ts";

interface CategoryPictureProps {
  readonly category: BlogCategory;
  readonly seed: string;
  readonly className?: string;
}

const backgrounds: Readonly<Record<BlogCategory, string>> = {
  basics: "fill-butter",
  nutrients: "fill-basil-100",
  habits: "fill-water",
  numbers: "fill-fat-soft",
};

export function CategoryPicture({ category, seed, className }: CategoryPictureProps) {
  const hash = [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const pick = (at: number, from: number, to: number) =>
    from + ((hash * (at * 7 + 3) + at * 131) % 97) * ((to - from) / 97);
  return (
    <svg
      viewBox="0 0 400 200"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      fill="none"
    >
      <rect width="400" height="200" className={backgrounds[category]} />
      <circle cx={pick(1, 20, 380)} cy={pick(2, 10, 60)} r={pick(3, 40, 80)} fill="#fff" opacity="0.35" />
      <circle cx={pick(4, 20, 380)} cy={pick(5, 130, 190)} r={pick(6, 30, 60)} fill="#fff" opacity="0.3" />
      {pictures[category](pick)}
    </svg>
  );
}

const days = Array.from({ length: 14 }, (_, at) => at);

type Pick = (at: number, from: number, to: number) => number;
const scoreFills = ["#187a3f", "#86c03f", "#f6c927", "#f08a24", "#c9342b"];

const pictures: Readonly<Record<BlogCategory, (pick: Pick) => ReactNode>> = {
  basics: (pick) => (
    <g transform={`rotate(${pick(7, -7, 7)} 200 100)`}>
      <rect x="84" y="66" width="232" height="72" rx="20" fill="#fff" />
      {scoreFills.map((fill, at) => {
        const isLit = at === Math.floor(pick(8, 0, 4.99));
        return (
          <rect
            key={fill}
            x={94 + at * 43}
            y={isLit ? 50 : 76}
            width="40"
            height={isLit ? 104 : 52}
            rx="12"
            fill={fill}
          />
        );
      })}
    </g>
  ),
  nutrients: (pick) => (
    <g>
      <circle cx="200" cy="104" r="78" fill="#fff" />
      <circle cx="200" cy="104" r="60" className="fill-oat" />
      <circle cx={pick(9, 168, 184)} cy="90" r="22" className="fill-score-e" />
      <circle cx={pick(10, 220, 236)} cy="84" r="19" fill="#f3a64b" />
      <g className="fill-basil-600">
        <circle cx="206" cy={pick(11, 124, 136)} r="18" />
        <circle cx="226" cy="130" r="16" />
        <circle cx="214" cy="116" r="17" className="fill-basil-500" />
      </g>
      <ellipse
        cx="174"
        cy="132"
        rx="20"
        ry="11"
        transform={`rotate(${pick(12, -40, 40)} 174 132)`}
        className="fill-fat"
      />
    </g>
  ),
  habits: (pick) => (
    <g>
      <rect x="96" y="40" width="208" height="128" rx="20" fill="#fff" />
      {days.map((at) => (
        <circle
          key={at}
          cx={122 + (at % 7) * 26}
          cy={80 + Math.floor(at / 7) * 50}
          r={9 + (at % 7 === Math.floor(pick(13, 0, 6.99)) ? 4 : 0)}
          className={pick(at + 14, 0, 10) > 3 ? "fill-basil-500" : "fill-basil-100"}
        />
      ))}
      <path d="M134 28v22M266 28v22" className="stroke-basil-800" strokeWidth="9" strokeLinecap="round" />
    </g>
  ),
  numbers: (pick) => (
    <g>
      <rect x="86" y="36" width="228" height="134" rx="20" fill="#fff" />
      {[0, 1, 2, 3, 4].map((at) => {
        const height = pick(at + 15, 28, 92);
        const fill = at === 3 ? "fill-basil-600" : "fill-basil-300";
        return (
          <rect
            key={at}
            x={110 + at * 38}
            y={150 - height}
            width="24"
            height={height}
            rx="7"
            className={fill}
          />
        );
      })}
      <path
        d={`M112 ${pick(21, 86, 110)}q44-${pick(22, 10, 50)} 88-10t88-${pick(23, 20, 40)}`}
        className="stroke-fat"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  ),
};
