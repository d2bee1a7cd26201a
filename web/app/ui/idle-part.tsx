import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { afterPress } from "../time/after-press.ts";
import { whenFirstUsed, whenIdle, whenOnScreen } from "../time/when-idle.ts";

/**
 * A part whose code is loaded when the page is idle. Until then its placeholder shows, or nothing: reserve its height. One that may be
 * below the screen has a margin, a share of its height: it waits until it is as near, or somebody begins to use the page (record 140).
 */
export function idlePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType,
  margin?: `${number}%`,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function IdlePart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const mark = useRef<HTMLSpanElement>(null);
    useEffect(() => {
      if (Part || !mark.current) return;
      let isStale = false;
      const fetchPart = async () => {
        try {
          loaded = await load();
          afterPress(() => !isStale && setPart(() => loaded));
        } catch {
          // Without a network the place stays empty; the next visit tries again.
        }
      };
      const cancels =
        margin === undefined
          ? [whenIdle(fetchPart)]
          : [whenOnScreen(mark.current, fetchPart, margin), whenFirstUsed(fetchPart)];
      return () => {
        isStale = true;
        for (const cancel of cancels) cancel();
      };
    }, [Part]);
    const placeholder = Placeholder ? <Placeholder /> : null;
    // Texts that the page did not include suspend only the part, not the whole page.
    return Part ? (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    ) : (
      <>
        {/* Out of the flow, so that no gap of a grid belongs to it. */}
        <span ref={mark} aria-hidden="true" className="absolute" />
        {placeholder}
      </>
    );
  };
}
