/** Keeps keyboard, screen readers and scrolling out of the page that it stands in, and of nothing beside it. */
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
