/** web/app/ui/mascot: Nutri, the otter, drawn by us. This file: picks the pose. */
export type MascotPose = "waving" | "thinking" | "plate" | "sleeping";

interface MascotProps {
  readonly pose: MascotPose;
  readonly className?: string;
}

export function Mascot({ pose, className }: MascotProps) {
  return (
    <svg viewBox="0 0 200 220" aria-hidden="true" data-pose={pose} className={className ?? "h-40"}>
      <circle cx="100" cy="110" r="80" className="fill-butter" />
    </svg>
  );
}
