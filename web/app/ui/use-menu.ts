// WAI-ARIA's menu button pattern: opening, closing and keyboard navigation.
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";

export function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);

  const close = useCallback(() => {
    setIsOpen(false);
    triggerRef.current?.focus();
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    menuItemsIn(rootRef.current)[0]?.focus();
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeFromOutside);
    document.addEventListener("focusin", closeFromOutside);
    return () => {
      document.removeEventListener("pointerdown", closeFromOutside);
      document.removeEventListener("focusin", closeFromOutside);
    };
  }, [isOpen]);

  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") return close();
    const items = menuItemsIn(rootRef.current);
    const next = nextItem(items, items.indexOf(document.activeElement as HTMLElement), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    setIsOpen(true);
  };
  return { isOpen, setIsOpen, close, rootRef, triggerRef, onMenuKey, onTriggerKey };
}

function menuItemsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
}

function nextItem(items: readonly HTMLElement[], current: number, key: string): HTMLElement | undefined {
  switch (key) {
    case "ArrowDown":
      return items[(current + 1) % items.length];
    case "ArrowUp":
      return items.at(current <= 0 ? -1 : current - 1);
    case "Home":
      return items[0];
    case "End":
      return items.at(-1);
    default:
      return undefined;
  }
}
