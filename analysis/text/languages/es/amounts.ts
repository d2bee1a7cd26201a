/** Spanish words for how much. */
import { household, type Measure, mass, type Size, volume } from "../../quantities/measures.ts";
import type { VagueAmount } from "../../quantities/vague-amount.ts";
import { phrasesTo } from "../language-grammar.ts";
import { stemSpanish } from "./stem.ts";

/** Each phrase, and the same with its last word or all of them as words are compared: "diente", "dient". */
function withStemmedPhrases<Meaning>(phrases: ReadonlyMap<string, Meaning>): ReadonlyMap<string, Meaning> {
  const stemmed = (words: RegExp) =>
    [...phrases].map(([phrase, meaning]): [string, Meaning] => [phrase.replace(words, stemSpanish), meaning]);
  return new Map([...stemmed(/\p{L}+/gu), ...phrases, ...stemmed(/\p{L}+$/u)]);
}

/** Before a diminutive's ending a sound is written otherwise: "trocito", "cuenquito", "sobrecito", "paquetito". */
const stemsOfDiminutive: readonly (readonly [RegExp, readonly string[]])[] = [
  [/z[ao]$/, ["c"]],
  [/c[ao]$/, ["qu"]],
  [/g[ao]$/, ["gu"]],
  [/[ao]$/, [""]],
  [/e$/, ["", "ec"]],
  [/n$/, ["nc"]],
];

function diminutivesOf(word: string): readonly string[] {
  const found = stemsOfDiminutive.find(([ending]) => ending.test(word));
  if (found === undefined || word.includes(" ")) return [];
  const [ending, stems] = found;
  const last = word.endsWith("a") || word.endsWith("ion") ? "a" : "o";
  return stems.map((stem) => `${word.replace(ending, stem)}it${last}`);
}

/** A small one is called so: "cuenquito", "sobrecito", "platito", unless the word is listed with a meaning of its own. */
function withDiminutives(entries: readonly (readonly [string, Measure])[]): ReadonlyMap<string, Measure> {
  const listed = phrasesTo(entries);
  const small = [...listed].flatMap(([word, measure]): readonly [string, Measure][] =>
    measure.kind === "household" && measure.size === undefined
      ? diminutivesOf(word).map((diminutive) => [diminutive, { ...measure, size: "small" }])
      : [],
  );
  return new Map([...small, ...listed]);
}

export const vagueAmounts = phrasesTo<VagueAmount>([
  ["unos cuantos, unas cuantas, un par o tres de, varios, varias, algunos, algunas", "few"],
  ["unos, unas", "some"],
  [
    "un poco de, un poquito de, un poquitin de, un pucho de, un puchito de, algo de, un pelin de, una pizquita de, poco, poca, pucho, puchito",
    "little",
  ],
  ["mucho, mucha, muchos, muchas, un monton de, bastante, bastantes", "much"],
]);

export const fractions = withStemmedPhrases(
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
    ["treintena", 30],
    ["centenar", 100],
    ["par", 2],
  ]),
);

export const sizes = withStemmedPhrases(
  phrasesTo<Size>([
    ["mini", "miniature mini"],
    ["infantil, para nino, para nina, de nino, de nina, para ninos, de ninos, del nino, de la nina", "child"],
    ["pequeno, pequena, chico, chica, peque", "small"],
    ["mediano, mediana, regular, raso, rasa", "medium"],
    ["grande, gran, buen, buena, generoso, generosa, gde, grandote, grandota", "large"],
    ["jumbo", "large jumbo"],
    [
      "extra grande, muy grande, extragrande, enorme, gigante, colmado, colmada, copeteado, copeteada",
      "extra large",
    ],
    ["fino, fina, delgado, delgada", "thin"],
    ["grueso, gruesa", "thick"],
    ["familiar", "family"],
  ]),
);

export const measures = withStemmedPhrases(
  withDiminutives([
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
    ["taza, tza, tz, pocillo", volume.cup],
    ["tacita", household.espressoCup],
    [
      "cucharada, cda, cdas, cdas soperas, cda sopera, c s, c sopera, cuch, cucharada sopera, cuchara, cuchara sopera",
      volume.tablespoon,
    ],
    [
      "cucharadita, cdita, cditas, cdta, cdtas, c p, c postre, c t, cucharita, cucharilla, cucharada de te, cucharada de postre",
      volume.teaspoon,
    ],
    ["rebanada, rodaja, rueda, loncha, lonja, feta, tajada, lamina, reb, rebs", household.slice],
    ["trozo, pedazo, cacho, presa", household.piece],
    ["bocado, mordida, mordisco, mordidita, mordisquito, bocadito", household.bite],
    ["pieza, pza, pzas, pz, pzs, unidad, ud, uds, und, unds, unid", household.unit],
    ["botella", household.bottle],
    ["lata", household.can],
    ["vaso, vso, copa", household.glass],
    ["jarra, tazon grande", household.mug],
    ["chupito, trago, traguito, caballito", household.shot],
    ["sorbo, sorbito, dedo de, dedos de", household.sip],
    ["termo", household.flask],
    ["cazuelita, cazoleta", household.smallDish],
    ["tazon, bol, bowl, cuenco, plato hondo", household.bowl],
    ["plato, platillo, tupper, taper, tuper, tupperware, tartera, fiambrera", household.plate],
    ["platazo, platote", { ...household.plate, size: "large" }],
    ["bolsa, funda", household.bag],
    ["sobre", household.packet],
    ["paquete, paq, pqte", household.package],
    ["caja", household.box],
    ["brick, brik, carton, cartoncito", household.carton],
    ["envase, recipiente", household.container],
    ["tarrina, pote", household.tub],
    ["bandeja", household.tray],
    ["bloque", household.block],
    ["frasco, bote, tarro", household.jar],
    ["tubo", household.tube],
    ["barra, barrita, tableta", household.bar],
    ["bola, bolita, bocha, bochita, scoop, cacito, medida", household.scoop],
    ["punado, puno, punito, manojo", household.handful],
    ["pizca, pellizco", household.pinch],
    ["chorro, chorrito", household.splash],
    ["gota", household.drop],
    ["cazo, cucharon", household.ladle],
    ["diente", household.clove],
    ["terron, cubito, cubo", household.cube],
    ["cuadrado, cuadradito, cuadrito", household.square],
    ["ramillete", household.floret],
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
