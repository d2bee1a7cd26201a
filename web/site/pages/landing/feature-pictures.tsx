import type { ReactNode } from "react";

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 140" aria-hidden="true" className="w-full max-w-52 sm:h-36" fill="none">
      {children}
    </svg>
  );
}

export function RecognitionPicture() {
  return (
    <Picture>
      <circle cx="100" cy="70" r="52" fill="#fff" className="stroke-line" strokeWidth="2" />
      <circle cx="100" cy="70" r="38" className="fill-oat" />
      <circle cx="86" cy="60" r="14" className="fill-score-e" />
      <path d="M80 50q6-7 12 0" className="stroke-basil-700" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M100 86c2-14 16-20 30-14 6 3 6 10 1 14-9 7-22 7-31 0Z" fill="#f08d6b" />
      <g className="fill-basil-500">
        <circle cx="114" cy="52" r="8" />
        <circle cx="124" cy="58" r="7" />
        <circle cx="82" cy="88" r="7" />
      </g>
      <path
        d="M36 34V24a8 8 0 0 1 8-8h10M146 16h10a8 8 0 0 1 8 8v10M164 106v10a8 8 0 0 1-8 8h-10M54 124H44a8 8 0 0 1-8-8v-10"
        className="stroke-basil-600"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M36 70h128"
        className="stroke-basil-500"
        strokeWidth="3"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
    </Picture>
  );
}

export function InsightsPicture() {
  return (
    <Picture>
      <rect
        x="34"
        y="14"
        width="132"
        height="112"
        rx="16"
        fill="#fff"
        className="stroke-line"
        strokeWidth="2"
      />
      <g className="fill-basil-300">
        <rect x="52" y="82" width="16" height="28" rx="5" />
        <rect x="78" y="68" width="16" height="42" rx="5" />
        <rect x="104" y="76" width="16" height="34" rx="5" />
      </g>
      <rect x="130" y="52" width="16" height="58" rx="5" className="fill-basil-600" />
      <path
        d="M58 62 86 46l26 10 28-24"
        className="stroke-fat"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="140" cy="32" r="7" className="fill-fat" />
      <circle cx="86" cy="46" r="5" fill="#fff" className="stroke-fat" strokeWidth="3.5" />
      <circle cx="112" cy="56" r="5" fill="#fff" className="stroke-fat" strokeWidth="3.5" />
    </Picture>
  );
}

export function GoalsPicture() {
  return (
    <Picture>
      <circle cx="100" cy="70" r="48" className="stroke-basil-200" strokeWidth="14" />
      <path
        d="M100 22a48 48 0 1 1-45.6 33"
        className="stroke-basil-600"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <circle cx="100" cy="70" r="28" fill="#fff" />
      <path
        d="m88 70 9 9 16-18"
        className="stroke-basil-600"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g className="fill-score-c">
        <path d="m160 18 3 7 7 3-7 3-3 7-3-7-7-3 7-3Z" />
        <path d="m40 104 2.4 5.6 5.6 2.4-5.6 2.4-2.4 5.6-2.4-5.6-5.6-2.4 5.6-2.4Z" />
      </g>
    </Picture>
  );
}

export function PrivacyPicture() {
  return (
    <Picture>
      <path
        d="M100 12 148 28v38c0 30-20 50-48 62-28-12-48-32-48-62V28Z"
        fill="#fff"
        className="stroke-line"
        strokeWidth="2"
      />
      <path d="M100 24 137 36v30c0 23-15 39-37 49-22-10-37-26-37-49V36Z" className="fill-basil-600" />
      <path
        d="M82 70c5 1 10 5 13 12 4-17 13-28 27-33 1 17-8 35-27 42-8-4-12-12-13-21Z"
        className="fill-butter"
      />
      <path d="M95 88c4-12 9-21 18-28" className="stroke-basil-600" strokeWidth="3" strokeLinecap="round" />
    </Picture>
  );
}
