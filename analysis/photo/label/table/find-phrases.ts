import type { Span } from "./find-names.ts";
import type { PlacedLine } from "./placed-line.ts";

export type PhraseKind =
  | "per100Grams"
  | "per100Millilitres"
  | "perServing"
  | "perContainer"
  | "prepared"
  | "percent"
  | "servingSize"
  | "servings"
  | "footnote"
  | "title";

export interface HeaderPhrase extends Span {
  readonly kind: PhraseKind;
  /** Grams or millilitres of the serving, or how many servings; null where none is printed beside it. */
  readonly amount: { readonly value: number; readonly unit: "g" | "ml" | "servings" } | null;
}

const number = "([0-9o]+(?:[.,][0-9o]+)?)";
/** "100 g", alone or with what it is 100 g of: the reader drops the space. */
const afterHundred =
  "(?=[^a-z0-9]|1?$|contain|contien|of|de|du|d'|prod|as|sold|prep|reconst|when|drained|egoutt|escurr|cooked|cuit|per|pour|par|por|1(?:serv|portion|porcion|racion|uni))";
const beforeHundred = "(?:per|pour|par|por|je|cada|en|p)?\\/?(?<![0-9(.,])";
const weight = `${number}(g|9|q|gr|grs|grams?|gramos|grammes|ml|m1)(?![a-z0-9])`;
const portionWord =
  "(?:serving|serv|portion|porcion|racion|unidad|unit[ey]?|pack|bar|barre|barra|slice|tranche|rebanada|rodaja|biscuits?|cookies?|galletas?|pieces?|pieza|pot|yaourt|yogur|bowl|bol|cup|tasse|taza|glass|verre|vaso|sachet|sobre|stick|capsule|burger|portie|tablet|square|carre|tbsp|can|bottle|scoop)";

/** Matched in this order against lower-case text without accents and spaces. What one pattern matched, later ones skip. */
const patterns: readonly (readonly [PhraseKind, RegExp])[] = [
  [
    "footnote",
    /percentdailyvalues?|dailyvalues?\(?d?v?\)?are|yourdailyval|caloriediet|\*?the%?dailyvalue|valoresdiarios(?:basados|con)|[st]usvaloresdiarios|ref\w{3,7}intakeof|intakeofanaverage|apportsdereference|apportdereference|ingestasdereferencia|ingestadereferencia|averageadult|adultetype|adultomedio|5%orless|5%oumoins/g,
  ],
  [
    "title",
    /nutritionfacts|nutrition(?:al)?information|informations?nutri(?:tionnelles?|tives?)|informacionnutri(?:cional|mental|tiva)?|valeurs?nutritives?|valeursnutritionnelles|declarationnutrition\w*|datosdenutricion|typicalvalues|valoresmedios|valoresnutri(?:cionales|tivos)?|valeursmoyennes|avequantity|averagequantity/g,
  ],
  [
    "servings",
    new RegExp(
      `(?:about|approx\\.?|environ|aprox\\.?|aproximadamente|contains|contient|contiene)?${number}(?:servings?|portions|porciones|raciones)(?:per|par|por|in)?(?:container|package|pack|contenant|emballage|paquet|envase|empaque|paquete)?`,
      "g",
    ),
  ],
  [
    "servings",
    new RegExp(
      `(?:servings?|portions|porciones|raciones)(?:per|par|por)?(?:container|package|pack|contenant|emballage|paquet|envase|empaque|paquete)?[:=]?(?:about|approx\\.?|environ|aprox\\.?)?[:=]?${number}(?![0-9]*(?:g|ml))`,
      "g",
    ),
  ],
  [
    "servingSize",
    new RegExp(
      `(?:serving\\w{0,2}size|serv\\.?size|tamano(?:de|por)?(?:la)?(?:porcion|racion)|taille(?:de)?(?:la)?portion)[^]*?${weight}`,
      "g",
    ),
  ],
  [
    "servingSize",
    /(?:servingsize|serv\.?size|tamano(?:de|por)?(?:la)?(?:porcion|racion)|tailledelaportion)/g,
  ],
  [
    "perServing",
    new RegExp(
      `(?:per|pour|par|por|je|cada)${number}(g|gr|grs|grams?|gramos|grammes|ml|m1)${portionWord}`,
      "g",
    ),
  ],
  [
    "perServing",
    new RegExp(
      `(?:per|pour|par|por|je|cada)?(?:[0-9½¼/]+)?${portionWord}(?:de|of|=|:)?\\(?(?:[^()]{0,12}\\()?${weight}`,
      "g",
    ),
  ],
  [
    "percent",
    /(?<![0-9o])(?:%d\.?v\.?|%daily(?:values?)?|%valeurs?(?:quotidiennes?)?|%valor(?:es)?(?:diarios?)?|%vq|%vd|%r\.?i\.?|%gda|%a\.?r\.?|%vnr|%ajr|%ir|%vrn|%cdr|%desar|%desaqr)/g,
  ],
  [
    "perContainer",
    /per(?:container|package|bottle|can)|par(?:contenant|emballage|paquet)|por(?:envase|paquete|botella)/g,
  ],
  [
    "prepared",
    /asprepared|prepared|withmilk|with½?1?\/?2?cups?|skimm(?:ed)?milk|skimmilk|prepare[es]?|preparado|preparada|reconstitu(?:ted|tion|ido|ida|ee?s?)?|asconsumed|cooked|cuit/g,
  ],
  ["per100Millilitres", new RegExp(`${beforeHundred}1[0o]{2}m[l1i]${afterHundred}`, "g")],
  [
    "per100Grams",
    new RegExp(`${beforeHundred}1[0o]{2}(?:gramos|grammes|grams|grs|gr|g|9|q)${afterHundred}`, "g"),
  ],
  [
    "perServing",
    new RegExp(`(?:amount)?(?:per|pour|par|por|je|cada)(?:une?|una|an?)?(?:[0-9½¼/]+)?${portionWord}s?`, "g"),
  ],
  [
    "perServing",
    /amount\/?serv(?:ing)?|amountper|perserv(?:ing)?|cantidadporporcion|teneurpar|onetypical[a-z]{0,9}/g,
  ],
];

function amountOf(kind: PhraseKind, match: RegExpExecArray): HeaderPhrase["amount"] {
  const [, printed, unit] = match;
  if (printed === undefined) return null;
  const value = Number(printed.replaceAll("o", "0").replace(",", "."));
  if (!Number.isFinite(value) || value <= 0) return null;
  if (kind === "servings") return { value, unit: "servings" };
  return { value, unit: unit?.startsWith("m") ? "ml" : "g" };
}

/** A digit between letters is a misread letter: "porraci6n". */
const lettersForDigits: Readonly<Record<string, string>> = { "0": "o", "1": "i", "6": "o" };

/** Lower case without accents and spaces, but with signs. */
function signedText({ characters }: PlacedLine): { text: string; places: readonly number[] } {
  let text = "";
  const places: number[] = [];
  characters.forEach((character, place) => {
    const plain = character.text
      .normalize("NFD")
      .toLowerCase()
      .replace(/\s|\p{Mn}/gu, "");
    text += plain;
    for (let unit = 0; unit < plain.length; unit++) places.push(place);
  });
  const inWords = text.replace(
    /(?<=[a-z]{2})[016](?=[a-np-z])/g,
    (digit) => lettersForDigits[digit] ?? digit,
  );
  return { text: inWords, places };
}

/** The parts of a line that say what the figures are for. */
export function findPhrases(line: PlacedLine): readonly HeaderPhrase[] {
  const { text, places } = signedText(line);
  const found: HeaderPhrase[] = [];
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const from = places[match.index] ?? 0;
      const to = (places[match.index + match[0].length - 1] ?? 0) + 1;
      if (found.some((other) => from < other.to && to > other.from)) continue;
      found.push({ kind, from, to, amount: amountOf(kind, match) });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}
