/** Reads French words through the lexicon, as people of several countries type them. */
import { describe, expect, test } from "vitest";
import { french } from "../languages/fr/french.ts";
import { tokenise } from "../words/tokenise.ts";
import { lexiconFor } from "./load-lexicon.ts";

const lexicon = lexiconFor(french);

/** The English of a text that is one term from its first word to its last. */
function englishOf(text: string): string | undefined {
  const tokens = tokenise(text, "fr");
  const found = lexicon.find(tokens, 0);
  return found?.next === tokens.length ? found.term.english.join(" ") : undefined;
}

/** One food to a line, under its names in different countries or as typed without care. */
const sameFoods = [
  "pomme de terre, pommes de terre, patate, patates, pdt",
  "maïs, blé d'inde, ble d’inde, mais doux",
  "myrtilles, bleuet, bleuets",
  "haricots verts, haricot vert, fèves vertes",
  "pain au chocolat, chocolatine, couque au chocolat, pains au chocolat",
  "endive, chicon, chicons, witloof",
  "yaourt, yogourt, yoghourts, yahourt",
  "courgette, zucchini",
  "pastèque, melon d'eau",
  "cacahuètes, arachides, cacahuete",
  "beurre de cacahuète, beurre d'arachide, beurre de peanut",
  "boisson gazeuse, soda, liqueur douce",
  "petit pois, petits pois, petits-pois",
  "crème fraîche, creme fraiche, crème épaisse",
  "œuf au plat, oeufs au plat, œufs miroir",
  "gruau, porridge",
  "hachis parmentier, pâté chinois, hachis-parmentier",
  "attiéké, attieke, acheke",
  "tô, pâte de sorgho",
  "mafé, maafé, sauce arachide",
  "alloco, aloko, banane plantain frite",
  "thiéboudienne, tieb, ceebu jën",
  "poulet yassa, yassa",
  "taboulé, taboulé libanais",
  "msemen, m'semen, rghaif",
  "dinde, escalope de dinde",
  "filet américain, tartare de bœuf",
  "frites, pommes frites, frite",
  "lait écrémé, lait maigre",
];

/** Words that read otherwise than their first word or their spelling would have it. */
const readings: readonly (readonly [text: string, english: RegExp])[] = [
  ["pâtes", /^pasta/],
  ["pâtes au beurre", /^pasta/],
  ["pâte à tartiner", /hazelnut spread/],
  ["pâte d'amande", /^almond paste/],
  ["pâté de campagne", /^country style pate/],
  ["pomme", /^apple/],
  ["pommes dauphine", /^dauphine potato/],
  ["lait de coco", /^coconut milk/],
  ["noix de coco", /^coconut/],
  ["noix de cajou", /^cashew/],
  ["noix", /^walnut/],
  ["prune", /^plum/],
  ["pruneaux", /^prune/],
  ["raisin", /^grape/],
  ["raisins secs", /^raisin/],
  ["chèvre", /cheese/],
  ["viande de chèvre", /^goat/],
  ["bar", /bass/],
  ["barre de céréales", /bar$/],
  ["pain de viande", /loaf/],
  ["fromage de tête", /^head cheese/],
  ["fromage blanc 0%", /0% fat/],
  ["café au lait", /latte/],
  ["pizza 4 fromages", /^cheese pizza/],
  ["salade de fruits", /fruit salad/],
  ["blanc d'œuf", /^egg white/],
  ["vin blanc", /^wine white/],
  ["haricots blancs", /^white bean/],
  ["chou à la crème", /pastry/],
  ["chou-fleur", /cauliflower$/],
  ["coca zéro", /diet/],
  ["sans sucre", /unsweetened/],
];

describe("the French lexicon", () => {
  test.each(sameFoods)("gives all of these names the same food: %s", (line) => {
    const [first = "", ...others] = line.split(", ");
    expect(englishOf(first)).toBeDefined();
    expect(others.map(englishOf)).toEqual(others.map(() => englishOf(first)));
  });

  test.each(readings)("reads %s", (text, english) => {
    expect(englishOf(text)).toMatch(english);
  });

  test("takes the longest term", () => {
    const tokens = tokenise("lait de coco râpé", "fr");
    expect(lexicon.find(tokens, 0)?.next).toBe(3);
  });
});

test.each(["rôti", "grillé", "poêlé", "braisé", "sauté", "mijoté", "fumé", "pané", "mariné", "farci"])(
  "knows how something was cooked in every gender and number: %s",
  (cooked) => {
    const forms = [cooked, `${cooked}s`, `${cooked}e`, `${cooked}es`].map(englishOf);
    expect(new Set(forms)).toEqual(new Set([englishOf(cooked)]));
    expect(forms[0]).toBeDefined();
  },
);
