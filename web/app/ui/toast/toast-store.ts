// Holds the one toast on screen; a new one replaces it.

export type ToastVariant = "default" | "destructive" | "success" | "warning" | "info";

export interface Toast {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: ToastVariant;
  /** Id of what it tells of (`data-meal`), which it must not cover. */
  readonly about?: string | undefined;
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}
export interface ShownToast extends Toast {
  readonly id: number;
  readonly shownAtMs: number;
}

/** What is shown together with a dialog belongs to it. */
const togetherMs = 400;

let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

export function showToast(toast: Toast): void {
  lastId += 1;
  setShown({ ...toast, id: lastId, shownAtMs: performance.now() });
}

export function dismissToast(id: number): void {
  if (shown?.id === id) setShown(undefined);
}

/** For a dialog that opens: what was said before it would cover its fields. */
export function dismissEarlierToast(): void {
  if (shown && performance.now() - shown.shownAtMs > togetherMs) setShown(undefined);
}

export function shownToast(): ShownToast | undefined {
  return shown;
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setShown(toast: ShownToast | undefined): void {
  shown = toast;
  for (const listener of listeners) listener();
}
