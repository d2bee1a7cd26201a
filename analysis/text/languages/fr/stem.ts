/** The one form by which French words are compared. */

/** tomates, tomate; gâteaux, gâteau; noix; végétaux, végétal; bocaux, bocal. */
export function stemFrench(word: string): string {
  if (/[^ey]aux$/.test(word)) return `${word.slice(0, -"ux".length)}l`;
  return word.length > 3 && /[sx]$/.test(word) ? word.slice(0, -1) : word;
}
