import { Head } from "./head.tsx";

export function SleepingPose() {
  return (
    <>
      <ellipse cx="120" cy="206" rx="116" ry="34" className="fill-water" />
      <path d="M196 192c20 6 36-2 40-16 2-9-9-12-14-5-4 6-10 8-22 4Z" className="fill-fur-dark" />
      <path
        d="M60 186c0-34 34-52 78-52 46 0 76 20 76 46 0 22-32 36-76 36s-78-6-78-30Z"
        className="fill-fur"
      />
      <path
        d="M84 178c2-22 26-34 56-34 32 0 54 12 54 28s-24 24-54 24-58 0-56-18Z"
        className="fill-fur-light"
      />
      <Feet />
      <Head eyes="closed" transform="translate(-30 62) rotate(-16 120 90) scale(0.82)" />
      <Paw path="M112 160c12-8 24-4 30 8" />
      <Paw path="M188 156c-12-8-22-4-26 10" />
      <g fill="none" className="stroke-water-line" strokeWidth="4" strokeLinecap="round">
        <path d="M12 212q12-8 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0" />
        <path d="M44 226q10-6 20 0t20 0M140 228q10-6 20 0t20 0" />
      </g>
      <g fill="none" className="stroke-basil-400" strokeLinecap="round" strokeLinejoin="round">
        <path d="M124 92h12l-12 14h12" strokeWidth="4" />
        <path d="M148 62h16l-16 19h16" strokeWidth="4.6" />
        <path d="M180 28h21l-21 25h21" strokeWidth="5.2" />
      </g>
    </>
  );
}

function Feet() {
  return (
    <>
      <ellipse cx="204" cy="148" rx="12" ry="19" transform="rotate(24 204 148)" className="fill-fur-dark" />
      <ellipse cx="184" cy="138" rx="12" ry="19" transform="rotate(10 184 138)" className="fill-fur-dark" />
    </>
  );
}

function Paw({ path }: { path: string }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={path} className="stroke-fur-dark" strokeWidth="20" opacity="0.55" />
      <path d={path} className="stroke-fur" strokeWidth="17" />
    </g>
  );
}
