import type { Language } from "#domain/people/language.ts";

/** Plurals in the three languages: eggs, huevos fritos, gâteaux; what comes after the thing itself does not tell. */
const plural =
  /^(?:(?!\b(?:from|with|con|de|du|au|aux|avec|al|a|à)\b).)*[sx](?: (?:from|with|con|de|du|au|aux|avec|al|a|à)\b|$)/i;

/** "galletas maría", "biscottes complètes": where the head stands first, it alone tells. */
const pluralHead = /^\p{L}{3,}[sx] /iu;

export function isPluralName(name: string, language: Language): boolean {
  return plural.test(name) || (language !== "en" && pluralHead.test(name));
}
