import type { Language } from "#domain/people/language.ts";
import type { Dice } from "../../random.ts";
import type { FigureStyle } from "./print-figure.ts";

const titles: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "Nutrition",
    "Nutrition information",
    "Nutritional information",
    "Typical values",
    "NUTRITION DECLARATION",
  ],
  es: [
    "Información nutricional",
    "INFORMACIÓN NUTRICIONAL",
    "Valores medios",
    "Información nutricional media",
  ],
  fr: [
    "Valeurs nutritionnelles moyennes",
    "Informations nutritionnelles",
    "DÉCLARATION NUTRITIONNELLE",
    "Valeurs nutritionnelles",
  ],
};
const per100: Readonly<Record<Language, readonly string[]>> = {
  en: ["per 100 #", "Per 100#", "100#", "100# contains"],
  es: ["por 100 #", "Por 100#", "100 #", "por cada 100 #"],
  fr: ["pour 100 #", "Pour 100#", "100 #", "Pour 100 # de produit"],
};
const perServing: Readonly<Record<Language, readonly string[]>> = {
  en: ["per serving (~)", "per ~ serving", "Per portion (~)", "per ~ portion"],
  es: ["por ración (~)", "por porción (~)", "Por ración de ~", "por unidad (~)"],
  fr: ["par portion (~)", "pour une portion de ~", "Par portion de ~", "1 portion (~)"],
};
const reference: Readonly<Record<Language, readonly string[]>> = {
  en: ["%RI*", "% RI*", "RI*", "%* per serving"],
  es: ["%IR*", "% IR*", "%VRN*"],
  fr: ["%AR*", "% AR*", "%AQR*"],
};
const referenceNotes: Readonly<Record<Language, string>> = {
  en: "*Reference intake of an average adult (8400 kJ/2000 kcal)",
  es: "*Ingesta de referencia de un adulto medio (8400 kJ/2000 kcal)",
  fr: "*Apport de référence pour un adulte-type (8400 kJ/2000 kcal)",
};
/** What else is printed nearby. */
const neighbours: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "Ingredients: wheat flour, sugar, vegetable oil (palm, rapeseed), salt 1.2%, milk powder, barley malt, emulsifier.",
    "Store in a cool, dry place. Once opened eat within 3 days. Best before: see lid.",
  ],
  es: [
    "Ingredientes: harina de trigo, azúcar, aceite de girasol 12%, sal, leche en polvo, extracto de malta, emulgente.",
    "Conservar en lugar fresco y seco. Una vez abierto consumir en 3 días. Peso neto: 400 g",
  ],
  fr: [
    "Ingrédients : farine de blé, sucre, huile de tournesol 12 %, sel, lait en poudre, extrait de malt, émulsifiant.",
    "À conserver au frais et au sec. Après ouverture consommer sous 3 jours. Poids net : 400 g",
  ],
};

export function europeanWords(language: Language, dice: Dice, unit: "g" | "ml") {
  const amount = (grams: number, style: FigureStyle) =>
    `${String(grams).replace(".", style.comma ? "," : ".")}${style.space}${unit}`;
  return {
    title: dice.pick(titles[language]),
    per100: dice.pick(per100[language]).replace("#", unit),
    perServing: (grams: number, style: FigureStyle) =>
      dice.pick(perServing[language]).replace("~", amount(grams, style)),
    reference: dice.pick(reference[language]),
    referenceNote: referenceNotes[language],
    neighbour: dice.pick(neighbours[language]),
  };
}
