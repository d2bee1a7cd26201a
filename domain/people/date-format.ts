/** "1 décembre", of text, and the first day of "1–7 déc."; never "01" or "1 h". */
const frenchFirst = /(?<!\d)1(?=\s\p{Ll}{3}|\s?–)/gu;

/** Dates and times as a locale writes them. Intl writes the first of a month in French as "1 décembre", people write "1er". */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, "format" | "formatRange"> {
  const format = new Intl.DateTimeFormat(locale, options);
  if (!locale.startsWith("fr")) return format;
  return {
    format: (date) => format.format(date).replace(frenchFirst, "1er"),
    formatRange: (from, to) => format.formatRange(from, to).replace(frenchFirst, "1er"),
  };
}
