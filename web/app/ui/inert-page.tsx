// Blocks keyboard, screen readers and scrolling on the page it is rendered in, but not on what lies beside it in the body.
import { useEffect, useRef } from "react";

export function InertPage() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const page = marker.current?.closest<HTMLElement>("body > *");
    if (!page) return;
    const { style } = document.documentElement;
    const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    page.inert = true;
    Object.assign(style, { overflow: "hidden", scrollbarGutter: "stable" });
    return () => {
      page.inert = false;
      Object.assign(style, before);
    };
  }, []);
  return <span ref={marker} hidden />;
}
