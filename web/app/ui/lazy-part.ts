import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { afterPress } from "../time/after-press.ts";

/** React's `lazy` for what takes more room on the page than was kept for it: it comes after the press during which it arrives. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const part = await load();
    await new Promise<void>(afterPress);
    return { default: part };
  });
}
