import { Card } from "../../ui/card.tsx";
import { idlePart } from "../../ui/idle-part.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const TodayBody = idlePart(async () => (await import("./today-body.tsx")).TodayBody, BodyPlaceholder, "50%");

function BodyPlaceholder() {
  return (
    <>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-24" />
      <Skeleton className="h-20" />
    </>
  );
}

/** The dashboard's card about the body. */
export function IdleBodyCard() {
  return (
    <Card className="grid min-h-110 sm:min-h-100 content-start gap-4">
      <TodayBody />
    </Card>
  );
}
