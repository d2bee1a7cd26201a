import { Suspense } from "react";
import { Card } from "../../ui/card.tsx";
import { idlePart } from "../../ui/idle-part.tsx";

const TodayBody = idlePart(async () => (await import("./today-body.tsx")).TodayBody);

/** The dashboard's card about the body. */
export function IdleBodyCard() {
  return (
    <Card className="grid min-h-110 sm:min-h-100 content-start gap-4">
      <Suspense>
        <TodayBody />
      </Suspense>
    </Card>
  );
}
