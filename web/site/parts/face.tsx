// Drawn faces for testimonials.

const palettes = [
  { ground: "#dfeeda", skin: "#e9b48c", hair: "#4a2f22", shirt: "#1f6b3a", isLong: true },
  { ground: "#fbe9b7", skin: "#8d5a3a", hair: "#1f1713", shirt: "#3f56a6", isLong: false },
  { ground: "#f7e6ee", skin: "#f3cba8", hair: "#b5562b", shirt: "#8f2f5f", isLong: true },
  { ground: "#d6e9ea", skin: "#c98d62", hair: "#35231b", shirt: "#c44d0b", isLong: false },
] as const;

interface FaceProps {
  /** Any number: there are as many faces as palettes, over and over. */
  readonly face: number;
  readonly className?: string;
}

export function Face({ face, className }: FaceProps) {
  const { ground, skin, hair, shirt, isLong } = palettes[face % palettes.length] ?? palettes[0];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <rect width="48" height="48" rx="24" fill={ground} />
      {isLong && <path d="M11 40V22a13 13 0 0 1 26 0v18Z" fill={hair} />}
      <path d="M7 50c0-10 7-15 17-15s17 5 17 15Z" fill={shirt} />
      <path d="M20 30h8v7a4 4 0 0 1-8 0Z" fill={skin} />
      <ellipse cx="24" cy="23.5" rx="9.4" ry="10.6" fill={skin} />
      <path
        d="M13.6 23c0-9 4.5-12.6 10.6-12.6S34.6 14 34.4 23c-1.7-3.4-3.6-5-5.6-5.7-4.4 2-10 2.2-12.2 1.6-1.5.9-2.5 2.2-3 4.1Z"
        fill={hair}
      />
      <circle cx="20.4" cy="24" r="1.15" fill="#2a1c15" />
      <circle cx="27.6" cy="24" r="1.15" fill="#2a1c15" />
      <path
        d="M20.8 28.4q3.2 2.6 6.4 0"
        fill="none"
        stroke="#7c3a2a"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </svg>
  );
}
