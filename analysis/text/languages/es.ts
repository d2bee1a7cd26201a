/** analysis/text: from a sentence to foods. This file: Spanish, of Spain and of the Americas. */
import { household, type Measure, mass, type Size, volume } from "../quantities/measures.ts";
import type { VagueAmount } from "../quantities/vague-amount.ts";
import {
  type Connective,
  type LanguageGrammar,
  partOfTasted,
  partOfUnfinished,
  phrasesTo,
} from "./language-grammar.ts";
import { spanishNumbers } from "./number-words.ts";
import { wordsOfLanguage } from "./words-of-language.ts";

const words = wordsOfLanguage("es");

/** panes, pan; nueces, nuez; tomates, tomate: one form, for comparing only. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  // franceses, francés
  if (word.endsWith("eses")) return stem(word.slice(0, -2));
  const singular = word.endsWith("s") ? word.slice(0, -1) : word;
  const bare = singular.length > 3 && singular.endsWith("e") ? singular.slice(0, -1) : singular;
  return bare.endsWith("z") ? `${bare.slice(0, -1)}c` : bare;
}

function withStemmedPhrases<Meaning>(phrases: ReadonlyMap<string, Meaning>): ReadonlyMap<string, Meaning> {
  const last = (phrase: string) => phrase.replace(/\p{L}+$/u, (word) => stem(word));
  return new Map([
    ...phrases,
    ...[...phrases].map(([phrase, meaning]): [string, Meaning] => [last(phrase), meaning]),
  ]);
}

const measures = withStemmedPhrases(
  phrasesTo<Measure>([
    ["g, gr, gramo, grs, gms, gs", mass.gram],
    ["mg, miligramo", mass.milligram],
    ["kg, kilo, kilogramo, kgs", mass.kilogram],
    // As people order at a Spanish counter: 375 g.
    ["cuarto y mitad, cuarto y mitad de kilo", { ...mass.kilogram, grams: 375 }],
    ["oz, onza", mass.ounce],
    ["lb, lbs, libra", mass.pound],
    ["ml, mls, mililitro, cc", volume.millilitre],
    ["cl, centilitro", volume.centilitre],
    ["dl, decilitro", volume.decilitre],
    ["l, lt, lts, litro", volume.litre],
    ["pinta", volume.pint],
    ["onza liquida, onzas liquidas, oz liquida, fl oz, onza fluida", volume.fluidOunce],
    ["taza, tacita, tza, tz, pocillo", volume.cup],
    [
      "cucharada, cda, cdas, cdas soperas, cda sopera, c s, c sopera, cuch, cucharada sopera, cuchara, cuchara sopera",
      volume.tablespoon,
    ],
    [
      "cucharadita, cdita, cditas, cdta, cdtas, c p, c postre, c t, cucharita, cucharilla, cucharada de te, cucharada de postre",
      volume.teaspoon,
    ],
    [
      "rebanada, rodaja, loncha, lonja, feta, tajada, lonchita, rodajita, rebanadita, fetita, tajadita, lamina, reb, rebs",
      household.slice,
    ],
    ["trozo, pedazo, trocito, pedacito, porcioncita", household.piece],
    ["bocado, mordida, mordisco, mordidita, mordisquito, bocadito", household.bite],
    ["pieza, pza, pzas, pz, pzs, unidad, ud, uds, und, unds, unid", household.unit],
    ["botella", household.bottle],
    ["lata, latita", household.can],
    ["vaso, vso, copa", household.glass],
    ["vasito", { ...household.glass, size: "small" }],
    ["jarra, tazon grande", household.mug],
    ["chupito, trago, traguito, caballito", household.shot],
    ["tazon, bol, bowl, cuenco, plato hondo", household.bowl],
    ["plato, platillo, tupper, taper, tuper, tupperware, tartera, fiambrera", household.plate],
    ["platazo, platote", { ...household.plate, size: "large" }],
    ["platito", { ...household.plate, size: "small" }],
    ["bolsa, bolsita, funda", household.bag],
    ["sobre, sobrecito", household.packet],
    ["paquete, paquetito, paq, pqte", household.package],
    ["caja, cajita", household.box],
    ["brick, brik, carton, cartoncito", household.carton],
    ["envase, recipiente", household.container],
    ["tarrina, pote", household.tub],
    ["bandeja", household.tray],
    ["frasco, bote, tarro, tarrito", household.jar],
    ["tubo", household.tube],
    ["barra, barrita, tableta", household.bar],
    ["bola, bolita, bocha, bochita, scoop, cacito, medida", household.scoop],
    ["punado, puñado, puno, punito, punadito, manojo", household.handful],
    ["pizca", household.pinch],
    ["chorro, chorrito", household.splash],
    ["gota", household.drop],
    ["cazo, cucharon", household.ladle],
    ["diente", household.clove],
    ["terron, cubito, cubo", household.cube],
    ["cuadrado, cuadradito, cuadrito", household.square],
    ["ramito, ramita, rama", household.sprig],
    ["hoja", household.leaf],
    ["tira", household.strip],
    ["palito, bastoncito", household.stick],
    ["filete", household.fillet],
    ["gajo", household.segment],
    ["cucurucho, cono", household.cone],
    ["nuez de", household.knob],
    ["racion, porcion", household.serving],
    ["tapa", household.tapa],
    ["racimo", household.bunch],
    ["brocheta, pincho", household.skewer],
    ["yogur pote", household.pot],
  ]),
);

const connectives = phrasesTo<Connective>([
  ["y, e, +, &, mas, ademas, luego, despues, tambien", "and"],
  [
    "junto con, junto a, acompanado de, acompanada de, acompanado con, acompanada con, acompanados de, acompanadas de, " +
      "seguido de, seguida de, y tambien, y luego, y despues, asi como, ademas de, para, y bebi, y comi, y tome, mientras",
    "apart",
  ],
  ["con, c, en, al, a la, a las, a los", "with"],
  [
    "relleno de, rellena de, rellenos de, rellenas de, relleno con, rellena con, cubierto de, cubierta de, cubierto con, " +
      "cubierta con, hecho de, hecha de, hecho con, hecha con, hechos con, hechas con, a base de, preparado con, preparada con, " +
      "mezclado con, mezclada con, banado en, que incluye, que contiene",
    "made",
  ],
  ["sobre, encima de", "on"],
]);

export const spanish: LanguageGrammar = {
  language: "es",
  stem,
  headPosition: "first",
  articles: phrasesTo([["un, una, otro, otra", 1]]),
  numbers: spanishNumbers,
  vagueAmounts: phrasesTo<VagueAmount>([
    ["unos cuantos, unas cuantas, un par o tres de, varios, varias, algunos, algunas", "few"],
    ["unos, unas", "some"],
    [
      "un poco de, un poquito de, un poquitin de, un pucho de, un puchito de, algo de, un pelin de, una pizquita de, poco, poca, pucho, puchito",
      "little",
    ],
    ["mucho, mucha, muchos, muchas, un monton de, bastante, bastantes", "much"],
  ]),
  aboutWords: words("about"),
  fractions: withStemmedPhrases(
    phrasesTo<number>([
      ["medio, media, mitad", 0.5],
      ["tercio", 1 / 3],
      ["cuarto, cuarta parte", 0.25],
      ["sexto", 1 / 6],
      ["octavo", 1 / 8],
      ["docena", 12],
      // Of beers and yogurts: "un six de modelo".
      ["six, sixpack", 6],
      ["decena", 10],
      ["quincena", 15],
      ["veintena", 20],
      ["centenar", 100],
      ["par", 2],
    ]),
  ),
  betweenWords: words("between"),
  soldByKilo: words("sold-by-kilo"),
  countedInNames: words("counted-in-name"),
  ofWords: words("of"),
  holdingPhrases: new Map(),
  andWords: words("and"),
  rangeWords: words("range"),
  sharing: phrasesTo<number>([
    [
      "compartido con, compartida con, compartidos con, compartidas con, lo comparti con, la comparti con, los comparti con, las comparti con, a medias, a medias con, entre dos, para compartir entre dos",
      0.5,
    ],
  ]),
  shares: phrasesTo<number>([
    ["deje la mitad, dejando la mitad, me deje la mitad", 0.5],
    [
      "deje un cuarto, me deje un cuarto, dejando un cuarto, deje la cuarta parte, me deje la cuarta parte",
      3 / 4,
    ],
    [
      "deje un tercio, me deje un tercio, dejando un tercio, deje la tercera parte, me deje la tercera parte",
      2 / 3,
    ],
    [
      "no termine, no me termine, no acabe, no me acabe, no lo termine, no la termine, no me lo termine, no me la termine, no lo acabe, no la acabe, no me lo acabe, no me la acabe, sin terminar",
      partOfUnfinished,
    ],
    ["apenas probe, casi no probe, apenas toque, casi no toque", partOfTasted],
  ]),
  contractedDefinites: new Set(["al"]),
  sharedAmong: phrasesTo<true>([["entre, compartido entre, compartida entre, a compartir entre", true]]),
  measures,
  sizes: withStemmedPhrases(
    phrasesTo<Size>([
      ["mini", "miniature mini"],
      [
        "infantil, para nino, para nina, de nino, de nina, para ninos, de ninos, del nino, de la nina",
        "child",
      ],
      ["pequeno, pequena, chico, chica, peque", "small"],
      ["mediano, mediana, regular", "medium"],
      ["grande, gran, buen, buena, generoso, generosa, gde, grandote, grandota", "large"],
      ["extragrande, enorme, gigante", "extra large"],
      ["fino, fina, delgado, delgada", "thin"],
      ["grueso, gruesa", "thick"],
    ]),
  ),
  connectives,
  shorthand: new Map([
    ["c", "con"],
    ["s", "sin"],
    ["p", "para"],
  ]),
  joinedFashion: new Map([["ala", ["a", "la"]]]),
  textingWords: new Map([
    ["cn", "con"],
    ["kn", "con"],
    ["d", "de"],
    ["sn", "sin"],
    ["tmb", "también"],
    ["tb", "también"],
    ["mila", "milanesa"],
    ["milas", "milanesas"],
    ["burga", "hamburguesa"],
    ["burgas", "hamburguesas"],
    ["quesa", "quesadilla"],
    ["quesas", "quesadillas"],
    ["cerve", "cerveza"],
    ["cerves", "cervezas"],
    ["prote", "proteína"],
  ]),
  refusals: phrasesTo<true>([
    [
      "excepto, excepto el, excepto la, excepto los, excepto las, salvo, salvo el, salvo la, salvo los, salvo las, " +
        "sin, sin el, sin la, sin los, sin las, sin nada de, pero sin, y sin, nada de, menos el, menos la, quitando el, quitando la, " +
        "quitandole el, quitandole la, le quite el, le quite la, quite el, quite la, deje el, deje la, deje los, deje las, me deje el, me deje la, me deje los, me deje las, no le puse, no le eche, sin ponerle, sin echarle, que no lleve, no lleva, no llevaba",
      true,
    ],
  ]),
  refusalWord: "sin",
  insteadOf: phrasesTo<true>([["en vez de, en lugar de, en vez del, en lugar del", true]]),
  bothWords: new Set(["ambos", "ambas"]),
  alsoRefused: words("also-refused"),
  refusedExtras: words("refused-extra"),
  correctionWords: words("correction"),
  correctionFillers: words("correction-filler"),
  glossary: new Map([
    ["sin", "without"],
    ["ni", "without"],
    ["excepto", "without"],
  ]),
  foodsByThemselves: new Map(),
  loneDishes: new Map([
    ["asado", ["barbecue", "beef"]],
    ["guisado", ["beef", "stew"]],
    ["estofado", ["beef", "stew"]],
  ]),
  bagged: new Map([
    ["french fries", ["potato", "chips"]],
    ["potato", ["potato", "chips"]],
    ["nachos with cheese", ["tortilla", "chips"]],
  ]),
  sliceWords: words("slice"),
  spreadWords: new Map(),
  phrases: [
    ...[
      "sin nada de",
      "no le puse",
      "no le eché",
      "no me comí",
      "no comí",
      "le quité",
      "quité",
      "quitándole",
    ].map((term) => ({ term, english: "without", kind: "modifier" as const })),
    { term: "congelado", english: "frozen", kind: "modifier" },
    { term: "congelada", english: "frozen", kind: "modifier" },
  ],
  emptyWords: words("empty"),
  mealWords: words("meal"),
  definiteWords: words("definite"),
  dishWords: words("dish"),
  sizesOfMeasures: words("size-of-measure"),
  praiseNouns: words("praise"),
  pieceNouns: words("piece"),
};
