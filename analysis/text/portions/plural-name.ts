/** Plurals in the three languages: eggs, huevos fritos, gâteaux; what comes after the thing itself does not tell. */
const plural =
  /^(?:(?!\b(?:from|with|con|de|du|au|aux|avec|al|a|à)\b).)*[sx](?: (?:from|with|con|de|du|au|aux|avec|al|a|à)\b|$)/i;

export function isPluralName(name: string): boolean {
  return plural.test(name);
}
