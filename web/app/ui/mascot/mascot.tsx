// Nutri, the otter, drawn by us.
import { PlatePose } from "./plate-pose.tsx";
import { SleepingPose } from "./sleeping-pose.tsx";
import { ThinkingPose } from "./thinking-pose.tsx";
import { WavingPose } from "./waving-pose.tsx";

const poses = { waving: WavingPose, thinking: ThinkingPose, plate: PlatePose, sleeping: SleepingPose };
export type MascotPose = keyof typeof poses;

interface MascotProps {
  readonly pose: MascotPose;
  readonly className?: string;
}

/** Decorative: the text is beside it. */
export function Mascot({ pose, className = "h-40" }: MascotProps) {
  const Pose = poses[pose];
  return (
    <svg viewBox="0 0 240 260" aria-hidden="true" className={className}>
      <Pose />
    </svg>
  );
}
