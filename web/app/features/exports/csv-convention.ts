/** As the spreadsheets of the person's country write numbers: their system decides, not the language of the app. */
export function csvConvention(locale = navigator.language): "point" | "comma" {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "comma" : "point";
}
