// Holds the one toast on screen; a new one replaces it.
import { sharedValue } from "../shared-value.ts";

export type ToastVariant = "default" | "destructive" | "success" | "warning" | "info";

export interface Toast {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: ToastVariant;
  /** Id of the meal that the toast is about (`data-meal`), which it must not cover. */
  readonly about?: string | undefined;
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}
export interface ShownToast extends Toast {
  readonly id: number;
  readonly shownAtMs: number;
}

/** A toast shown within this time of a dialog belongs to it. */
const togetherMs = 400;

const shown = sharedValue<ShownToast | undefined>(undefined);
let lastId = 0;

export const shownToast = shown.get;
export const useShownToast = shown.use;

export function showToast(toast: Toast): void {
  lastId += 1;
  shown.set({ ...toast, id: lastId, shownAtMs: performance.now() });
}

export function dismissToast(id: number): void {
  if (shown.get()?.id === id) shown.set(undefined);
}

/** Called by a dialog that opens: an earlier toast would cover its fields. */
export function dismissEarlierToast(): void {
  const toast = shown.get();
  if (toast && performance.now() - toast.shownAtMs > togetherMs) shown.set(undefined);
}
