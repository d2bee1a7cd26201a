import type { ReactNode } from "react";
import { Card } from "../../../ui/card.tsx";
import { Mascot, type MascotPose } from "../../../ui/mascot/mascot.tsx";

interface ThankYouPanelProps {
  readonly pose: MascotPose;
  readonly title: string;
  readonly text: string;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

export function ThankYouPanel({ pose, title, text, badge, children }: ThankYouPanelProps) {
  return (
    <Card className="mx-auto grid w-full max-w-lg justify-items-center gap-5 py-8 text-center">
      <Mascot pose={pose} className="h-40" />
      <div role="status" className="grid justify-items-center gap-2">
        {badge}
        <h1 className="text-title">{title}</h1>
        <p className="max-w-sm text-pretty text-ink-muted">{text}</p>
      </div>
      <div className="grid w-full max-w-sm gap-3">{children}</div>
    </Card>
  );
}
