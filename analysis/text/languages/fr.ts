/** analysis/text: from a sentence to foods. This file: French, of Europe, Québec and Africa. */
import { household, type Measure, mass, type Size, volume } from "../quantities/measures.ts";
import type { VagueAmount } from "../quantities/vague-amount.ts";
import {
  type Connective,
  type LanguageGrammar,
  partOfTasted,
  partOfUnfinished,
  phrasesTo,
} from "./language-grammar.ts";
import { frenchNumbers } from "./number-words.ts";
import { wordsOfLanguage } from "./words-of-language.ts";

const words = wordsOfLanguage("fr");

/** tomates, tomate; gâteaux, gâteau; noix; végétaux, végétal; bocaux, bocal: one form, for comparing only. */
function stem(word: string): string {
  if (/[^ey]aux$/.test(word)) return `${word.slice(0, -"ux".length)}l`;
  return word.length > 3 && /[sx]$/.test(word) ? word.slice(0, -1) : word;
}

const measures = phrasesTo<Measure>([
  ["g, gr, grs, gramme", mass.gram],
  ["mg, milligramme", mass.milligram],
  ["kg, kilo, kilogramme", mass.kilogram],
  ["oz, once", mass.ounce],
  ["lb, livre", mass.pound],
  ["ml, mls, millilitre", volume.millilitre],
  ["cl, centilitre", volume.centilitre],
  ["dl, decilitre, deci, decis", volume.decilitre],
  ["l, litre", volume.litre],
  ["once liquide, onces liquides, fl oz", volume.fluidOunce],
  ["tasse, mug", volume.cup],
  [
    "cuillere a soupe, cuilleree a soupe, cuilleres a soupe, c a soupe, c a s, c s, cas, cs, c soupe, cuill a soupe, cuil a soupe, cuillere, cuilleree, cuil, cuill, c. a soupe, cuiller a soupe, cuillere a table, cuilleres a table, c a table, c. a table",
    volume.tablespoon,
  ],
  [
    "cuillere a cafe, cuilleree a cafe, cuilleres a cafe, c a cafe, c a c, c c, c cafe, cac, cc, c a the, cat, cuill a cafe, cuil a cafe, cuillere a the, cuilleree a the, cuiller a cafe, petite cuillere",
    volume.teaspoon,
  ],
  ["cuillere a dessert, cuilleree a dessert", volume.dessertSpoon],
  ["tranche, rondelle, lamelle, tartine de, tartines de, pointe de, pointes de", household.slice],
  ["morceau, bout, bouchee", household.piece],
  ["piece, pce, pces, pcs, pc, unite", household.unit],
  ["bouteille, bidon, gourde", household.bottle],
  ["canette, cannette, boite de conserve", household.can],
  ["verre, coupe, flute de, flutes de, flute d, flutes d", household.glass],
  ["chope", household.mug],
  ["pinte", volume.pint],
  ["bol, saladier", household.bowl],
  ["assiette, plat", household.plate],
  ["sachet, sac, petit sachet", household.bag],
  ["dosette, stick", household.packet],
  ["paquet", household.package],
  ["boite", household.box],
  ["brique, briquette, berlingot de, berlingots de", household.carton],
  ["barquette, ravier", household.tray],
  ["batonnet", household.stick],
  ["pot, petit pot, ramequin, coupelle de, coupelles de, verrine de, verrines de", household.pot],
  ["bocal", household.jar],
  ["bac de, bacs de", household.tub],
  ["tube", household.tube],
  ["barre, tablette, plaquette", household.bar],
  ["boule", household.scoop],
  ["poignee", household.handful],
  ["pincee", household.pinch],
  ["filet", household.drizzle],
  ["trait, nuage, larme", household.splash],
  ["goutte", household.drop],
  ["noisette, noix de", household.knob],
  ["louche", household.ladle],
  ["gousse", household.clove],
  ["carre", household.square],
  ["sucre morceau", household.cube],
  ["brin, branche", household.sprig],
  ["feuille", household.leaf],
  ["quartier", household.wedge],
  ["pave", household.fillet],
  ["part, portion, ration", household.serving],
  ["cornet", household.cone],
  ["botte, grappe", household.bunch],
  ["brochette", household.skewer],
]);

const connectives = phrasesTo<Connective>([
  ["et, &, +, plus, puis, ensuite, aussi, pis", "and"],
  [
    "accompagne de, accompagnee de, accompagnes de, accompagnees de, accompagne d, accompagnee d, suivi de, suivie de, " +
      "ainsi que, et aussi, et puis, pour, pendant, en dessert, et bu, et mange",
    "apart",
  ],
  ["avec, dans, en", "with"],
  ["au, aux, a la, a l, et au, et aux, et a la, et a l", "flavored"],
  [
    "farci de, farcie de, farci a, farcie a, garni de, garnie de, rempli de, remplie de, recouvert de, recouverte de, " +
      "fourre a, fourree a, fait de, faite de, faits de, fait avec, a base de, prepare avec, preparee avec, contenant, compose de",
    "made",
  ],
  ["virgule, point virgule, a la ligne", "list"],
  ["sur", "on"],
]);

const textingWords: ReadonlyMap<string, string> = new Map([
  ["av", "avec"],
  ["avc", "avec"],
  ["ss", "sans"],
]);

export const french: LanguageGrammar = {
  language: "fr",
  stem,
  headPosition: "first",
  articles: phrasesTo([["un, une", 1]]),
  numbers: frenchNumbers,
  vagueAmounts: phrasesTo<VagueAmount>([
    ["quelques, quelque, plusieurs", "few"],
    ["un peu de, un petit peu de, un chouia de, un soupcon de, un fond de, un brin de, peu de", "little"],
    ["un reste de, un restant de, reste de, restes de, restant de, un reste d, restes d", "some"],
    ["beaucoup de, plein de, pas mal de, un tas de, plein d, beaucoup d", "much"],
  ]),
  aboutWords: words("about"),
  fractions: phrasesTo<number>([
    ["demi, demie, moitie, demis, demies", 0.5],
    ["tiers", 1 / 3],
    ["quart, quarts", 0.25],
    ["sixieme", 1 / 6],
    ["cinquieme", 1 / 5],
    ["huitieme", 1 / 8],
    ["dizaine", 10],
    ["douzaine", 12],
    ["quinzaine", 15],
    ["vingtaine", 20],
    ["trentaine", 30],
    ["cinquantaine", 50],
    ["centaine", 100],
    ["paire", 2],
  ]),
  betweenWords: words("between"),
  soldByKilo: new Set(),
  countedInNames: words("counted-in-name"),
  ofWords: words("of"),
  holdingPhrases: new Map(),
  andWords: words("and"),
  rangeWords: words("range"),
  sharing: phrasesTo<number>([
    [
      "partage avec, partagee avec, partages avec, partagees avec, l ' ai partage avec, l ' ai partagee avec, les ai partages avec, les ai partagees avec, partage a deux, partagee a deux, a deux, pour deux, a partager a deux",
      0.5,
    ],
  ]),
  shares: phrasesTo<number>([
    ["laisse la moitie, j ' ai laisse la moitie, j ' en ai laisse la moitie", 0.5],
    [
      "laisse un quart, laisse le quart, j ' ai laisse un quart, j ' ai laisse le quart, j ' en ai laisse un quart",
      3 / 4,
    ],
    [
      "laisse un tiers, laisse le tiers, j ' ai laisse un tiers, j ' ai laisse le tiers, j ' en ai laisse un tiers",
      2 / 3,
    ],
    [
      "pas fini, pas finie, pas finis, pas finies, pas tout mange, pas tout, pas termine, pas terminee, pas tout fini, pas mange en entier, mais pas tout, mais pas fini, mais pas finie, mais pas en entier",
      partOfUnfinished,
    ],
    [
      "a peine touche, a peine goute, a peine mange, a peine entame, presque pas touche, presque pas mange, juste goute",
      partOfTasted,
    ],
  ]),
  contractedDefinites: new Set(["au", "aux", "du"]),
  sharedAmong: phrasesTo<true>([
    [
      "a, partage a, partagee a, partages a, partagees a, a partager a, entre, partage entre, partagee entre, partages entre, partagees entre, partage en, partagee en, partages en",
      true,
    ],
  ]),
  measures,
  sizes: phrasesTo<Size>([
    ["mini", "miniature mini"],
    ["enfant, pour enfant, d enfant, taille enfant, pour un enfant, pour le petit, pour la petite", "child"],
    ["petit, petite", "small"],
    ["moyen, moyenne", "medium"],
    ["grand, grande, gros, grosse, bonne, bon, genereux, genereuse, gde, maxi, xl", "large"],
    ["enorme, geant, geante", "extra large"],
    ["fin, fine", "thin"],
    ["epais, epaisse", "thick"],
  ]),
  connectives,
  shorthand: new Map([...textingWords, ["s", "sans"]]),
  textingWords,
  refusals: phrasesTo<true>([
    [
      "sauf, sauf le, sauf la, sauf les, sauf l ', hormis, hormis le, hormis la, hormis les, hormis l ', excepte, excepte le, excepte la, excepte les, " +
        "sans, sans le, sans la, sans les, sans l ', sans aucun, sans aucune, sans de, sans du, mais sans, et sans, " +
        "j ' ai laisse le, j ' ai laisse la, j ' ai laisse les, j ' ai laisse l ', laisse le, laisse la, laisse les, laisse l ', " +
        "pas de, pas d ', pas d, mais pas de, mais pas d ', et pas de, et pas d ', point de",
      true,
    ],
  ]),
  refusalWord: "sans",
  insteadOf: phrasesTo<true>([
    ["au lieu de, au lieu d ', au lieu des, au lieu du, a la place de, a la place des, a la place du", true],
  ]),
  bothWords: new Set(),
  alsoRefused: words("also-refused"),
  refusedExtras: words("refused-extra"),
  correctionWords: words("correction"),
  correctionFillers: words("correction-filler"),
  glossary: new Map([
    ["sans", "without"],
    ["pas", "without"],
    ["ni", "without"],
    ["sauf", "without"],
    ["hormis", "without"],
  ]),
  foodsByThemselves: new Map(),
  loneDishes: new Map([
    ["roti", ["roast", "beef"]],
    ["rouge", ["wine", "red"]],
    ["blanc", ["wine", "white"]],
  ]),
  bagged: new Map(),
  sliceWords: words("slice"),
  spreadWords: new Map(),
  phrases: [
    "j'ai enlevé",
    "j'ai retiré",
    "en enlevant",
    "je n'ai pas mangé",
    "j'ai pas mangé",
    "j'ai laissé",
    "pas touché",
    "pas touché à",
    "pas touché au",
    "pas touché aux",
    "pas pris",
    "pas pris de",
    "pas mangé",
    "mais pas",
    "mais sans",
  ].map((term) => ({ term, english: "without", kind: "modifier" as const })),
  emptyWords: words("empty"),
  mealWords: words("meal"),
  definiteWords: words("definite"),
  dishWords: words("dish"),
  sizesOfMeasures: words("size-of-measure"),
  praiseNouns: words("praise"),
  pieceNouns: words("piece"),
};
