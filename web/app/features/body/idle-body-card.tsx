// The dashboard's card about the body. Its code is loaded when the page is idle; the card has its height from the start.
import { type ComponentType, Suspense, useEffect, useState } from "react";
import { whenIdle } from "../../time/when-idle.ts";
import { Card } from "../../ui/card.tsx";

let Loaded: ComponentType | undefined;

export function IdleBodyCard() {
  const [Content, setContent] = useState(() => Loaded);
  useEffect(() => {
    if (Content) return;
    let isStale = false;
    const load = async () => {
      try {
        Loaded = (await import("./today-body.tsx")).TodayBody;
        if (!isStale) setContent(() => Loaded);
      } catch {
        // Without a network the card stays empty; the next visit tries again.
      }
    };
    const cancel = whenIdle(load);
    return () => {
      isStale = true;
      cancel();
    };
  }, [Content]);
  return (
    <Card className="grid min-h-40 content-start gap-4">
      <Suspense>{Content && <Content />}</Suspense>
    </Card>
  );
}
