/** A `ref` for what replaces something in a dialog that was scrolled, so that it is read from its beginning. */
export function focusFromTop(shown: HTMLElement | null): void {
  shown?.focus({ preventScroll: true });
  for (let at = shown?.parentElement; at && !at.matches("body"); at = at.parentElement) at.scrollTop = 0;
}
