import { type ComponentType, Suspense, useEffect, useState } from "react";
import { whenIdle } from "../time/when-idle.ts";

/** A part whose code is loaded when the page is idle. Until then its placeholder shows, or nothing: reserve its height. */
export function idlePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function IdlePart(props: Props) {
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
    const placeholder = Placeholder ? <Placeholder /> : null;
    // Texts that the page did not include suspend only the part, not the whole page.
    return Part ? (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    ) : (
      placeholder
    );
  };
}
