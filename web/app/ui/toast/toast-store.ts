/** web/app/ui/toast: short messages about what just happened. This file: the one that is shown; a new one takes its place. */

export type ToastVariant = "default" | "destructive" | "success" | "warning" | "info" | "comingSoon";

export interface Toast {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: ToastVariant;
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}
export interface ShownToast extends Toast {
  readonly id: number;
}

let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

export function showToast(toast: Toast): void {
  lastId += 1;
  replace({ ...toast, id: lastId });
}

export function dismissToast(id: number): void {
  if (shown?.id === id) replace(undefined);
}

export function shownToast(): ShownToast | undefined {
  return shown;
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(toast: ShownToast | undefined): void {
  shown = toast;
  for (const listener of listeners) listener();
}
