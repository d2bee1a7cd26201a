/** Ciqual's French names say how the food was sampled; these are the names that people say. */

const oeWords = /\b([Bb]|[Cc]|[Mm]|[Nn]|)oe(uf|ur|urs)/g;

/** Replacements that shorten a name, in an order in which each may make the next one apply. */
const shortenings: readonly (readonly [RegExp, string])[] = [
  [/\s*\([^)]*\)?/g, ""],
  [/\bembouteil+ée\b,?\s*/g, ""],
  [/,?\s*(?:plate|gazeuse|gazeuse ou plate), .*minéralis.*$/g, ""],
  [/,?\s*(?:riche en sels minéraux|(?:très )?(?:faiblement|moyennement) minéralisée?)$/g, ""],
  [
    /,?\s*(?:préemballée?s?|premballée|artisanale?s?|fabrication artisanale|faite?s? maison|rayon (?:frais|ambiant|température ambiante)|vente à emporter)\b/g,
    "",
  ],
  [/,?\s*sans précision(?: sur [^,]*)?/g, ""],
  [
    /,?\s*(?:sans sel ajouté|à réchauffer|chair et peau|chair sans peau|sans noyau|sans pépins|avec pépins|non enrichie?)/g,
    "",
  ],
  [/,?\s*enrichie?s? en [^,]*/g, ""],
  [/,?\s*non allégée? en matière (?:grasse|gr\S*)/g, ""],
  [/,?\s*prêt(?:e)? à (?:boire|consommer)/g, ""],
  [/,?\s*appertisée?s?(?:, (?:non )?égouttée?s?)?/g, " en conserve"],
  [/,?\s*semi-conserve(?:, égouttée?s?)?/g, ""],
  [/,?\s*déshydratée? reconstituée?/g, " en sachet"],
  [/bouillie?s?\/(cuite?s?) à l'eau/g, "$1 à l'eau"],
  [/(rôtie?s?)\/cuite?s? au four/g, "$1 au four"],
  [/(grillée?s?)\/poêlée?s?/g, "$1"],
  [/(sautée?s?)\/poêlée?s?(?:\/rissolée?s?)?/g, "$1"],
  [/braisée?s? ou bouillie?s?(?:\/cuite?s? à l'eau)?/g, "braisé"],
  [/^Yaourt ou lait fermenté/, "Yaourt"],
  [/^Lait fermenté ou yaourt à boire/, "Yaourt à boire"],
  [/^Fromage blanc ou spécialité laitière/, "Fromage blanc"],
  [/^Fromage frais type petit suisse/, "Petit-suisse"],
  [/^Feuilleté ou friand/, "Feuilleté"],
  [/^Pâté ou terrine/, "Pâté"],
  [/^Crêpe ou galette/, "Crêpe"],
  [/^Lasagnes ou can+el+onis/, "Lasagnes"],
  [/^Nuggets ou croquette panée/, "Nuggets"],
  [/^(Boeuf|Veau|Porc|Agneau|Mouton|Cheval), viande[, ]\s*/, "$1 "],
  [/^(Boeuf|Veau|Porc|Cheval), (.+)$/, "$2 de $1"],
  [/^(Agneau|Autruche|Oie), (?!viande)(.+)$/, "$2 d'$1"],
];

function lowerAfterFirst(text: string): string {
  return text.replace(
    / (de |d')(Boeuf|Veau|Porc|Cheval|Agneau|Autruche|Oie)$/,
    (_, of, animal) => ` ${of}${String(animal).toLowerCase()}`,
  );
}

/** "Boeuf, entrecôte crue" is an "Entrecôte crue de bœuf"; "Yaourt ou lait fermenté, nature" a "Yaourt nature". */
export function shortFrenchName(name: string): string {
  const short = shortenings.reduce(
    (text, [long, replacement]) => text.replace(long, replacement),
    name.replace(/’/g, "'"),
  );
  const [first = "", second, ...rest] = short.split(/,\s*/).filter((part) => part !== "");
  const joined = [second === undefined ? first : `${first} ${second}`, ...rest].join(", ");
  const tidy = lowerAfterFirst(joined.replace(/\s+/g, " ").trim())
    .replace(oeWords, "$1œ$2")
    .replace(/^oe/i, "Œ");
  return tidy.charAt(0).toUpperCase() + tidy.slice(1);
}
