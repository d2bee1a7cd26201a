/** The one form by which Spanish words are compared. */

/** panes, pan; nueces, nuez; tomates, tomate. */
export function stemSpanish(word: string): string {
  if (word.length <= 3) return word;
  // franceses, francés
  if (word.endsWith("eses")) return stemSpanish(word.slice(0, -2));
  const singular = word.endsWith("s") ? word.slice(0, -1) : word;
  const bare = singular.length > 3 && singular.endsWith("e") ? singular.slice(0, -1) : singular;
  return bare.endsWith("z") ? `${bare.slice(0, -1)}c` : bare;
}
