import { Arm, Body, Neckerchief, Shadow } from "./body.tsx";
import { Head } from "./head.tsx";

export function ThinkingPose() {
  return (
    <>
      <Shadow />
      <Body />
      <Neckerchief />
      <Head eyes="up" transform="rotate(-4 120 90)" />
      <Arm path="M78 178c0 16 16 26 40 22" />
      <Arm path="M164 180c8-6 2-24-18-36" />
      <circle cx="196" cy="50" r="5" className="fill-basil-200" />
      <circle cx="206" cy="33" r="8" className="fill-basil-200" />
      <circle cx="221" cy="12" r="11" className="fill-basil-200" />
    </>
  );
}

/** The thinking pose by itself, for the first load of every page, which does without the other poses. */
export function ThinkingMascot({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 240 260" aria-hidden="true" className={className}>
      <ThinkingPose />
    </svg>
  );
}
