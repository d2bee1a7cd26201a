import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../time/when-idle.ts";

/** A part without properties whose code is loaded when the page is idle. Until then its placeholder shows, or nothing: reserve its height. */
export function idlePart(load: () => Promise<ComponentType>, Placeholder?: ComponentType): ComponentType {
  let loaded: ComponentType | undefined;
  return function IdlePart() {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return;
      let isStale = false;
      const fetchPart = async () => {
        try {
          loaded = await load();
          if (!isStale) setPart(() => loaded);
        } catch {
          // Without a network the place stays empty; the next visit tries again.
        }
      };
      const cancel = whenIdle(fetchPart);
      return () => {
        isStale = true;
        cancel();
      };
    }, [Part]);
    if (Part) return <Part />;
    return Placeholder ? <Placeholder /> : null;
  };
}
