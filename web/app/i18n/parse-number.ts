/** A number as people type it, with a decimal comma or point; undefined for anything else. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** A number as a field shows it: with the person's decimal mark, and without separators of thousands. */
export function typedNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 }).format(value);
}
