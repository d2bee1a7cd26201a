let known: string | undefined;

/** Asking takes long, and while one task renders a page it is asked dozens of times; a traveller's device may change it later. */
export function deviceTimeZone(): string {
  if (known !== undefined) return known;
  known = Intl.DateTimeFormat().resolvedOptions().timeZone;
  queueMicrotask(() => {
    known = undefined;
  });
  return known;
}
