import type { Language } from "#domain/people/language.ts";

/** Plurals in the three languages, before any "with" or "of": eggs, huevos fritos, gâteaux. */
const plural =
  /^(?:(?!\b(?:from|with|con|de|du|au|aux|avec|al|a|à)\b).)*[sx](?: (?:from|with|con|de|du|au|aux|avec|al|a|à)\b|$)/i;

/** "galletas maría", "biscottes complètes": in Spanish and French the first word is the noun. */
const pluralHead = /^\p{L}{3,}[sx] /iu;

/** "œuf frais", "muffin anglais": the noun says that it is one, whatever its adjective ends in. */
const singularHead = /^\p{L}*[^sx\s] .*(?:[ao]is|gris|gras|gros|rassis|doux|roux|eux)$/iu;

/** "napolitain noisettes", "quiche poireaux": one thing, and what is in it. */
const singularWithContents =
  /^(?!mini)\p{L}*[^sxz\s] (?:.* )?(?:noisettes|amandes|fruits(?: \p{L}+)?|noix(?: de coco)?|pépites|raisins|céréales|cacahuètes|épices|herbes|légumes|poireaux|oignons|olives|fromages|épinards|lardons|champignons|crudités|tomates|framboises|fraises|cerises|myrtilles|crevettes|carottes|lentilles)$/iu;

export function isPluralName(name: string, language: Language): boolean {
  if (language === "fr" && (singularHead.test(name) || singularWithContents.test(name))) return false;
  return plural.test(name) || (language !== "en" && pluralHead.test(name));
}
