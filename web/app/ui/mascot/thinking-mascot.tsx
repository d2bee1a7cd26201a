import { ThinkingPose } from "./thinking-pose.tsx";

/** For what is in the first load of every page, which the other poses need not be. */
export function ThinkingMascot({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 240 260" aria-hidden="true" className={className}>
      <ThinkingPose />
    </svg>
  );
}
