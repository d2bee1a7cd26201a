import type { Language } from "#domain/people/language.ts";

/**
 * Patterns of one clause, lower case and with straight apostrophes; each is tried against the whole clause, in the order
 * of read-correction.ts. Named groups: `to` and `from` of a replacement, `food`, `text`, `share`.
 */
export interface CorrectionGrammar {
  /** What opens a line and says nothing: "no,", "actually". */
  readonly opening: RegExp;
  /** Parts clauses where a comma alone does not. */
  readonly clauseEnd: RegExp;
  readonly replace: readonly RegExp[];
  readonly remove: readonly RegExp[];
  /** "I ate `share` of `food`". */
  readonly ate: readonly RegExp[];
  /** "I left `share`". */
  readonly left: readonly RegExp[];
  /** The `food` was `text`. */
  readonly was: readonly RegExp[];
  /** The `food` has `figure` kilocalories, or kilojoules where `kj` is there. */
  readonly energy: RegExp;
  /** It was `to`. */
  readonly itWas: RegExp;
  /** `text` was left out: "a beer is missing", "I forgot the honey". */
  readonly missing: readonly RegExp[];
  /** Between the parts of a line: what joins them is the first group. */
  readonly joint: RegExp;
  /** What joins a part to the one before it, and says nothing else. */
  readonly conjunction: RegExp;
  /** A part that only denies belongs to what it denies: "turkey, | not ham". */
  readonly denial: RegExp;
  /** A number, or the article that counts one. */
  readonly counted: RegExp;
  /** "and the potatoes 100 g", "and the salad without croutons". */
  readonly articleWithChange: RegExp;
  /** The `food` was "with milk": what completes its name. */
  readonly completion: RegExp;
  /** The `food` was `head` "with milk". */
  readonly completed: RegExp;
  /** "without croutons". */
  readonly refusal: RegExp;
  readonly addition: RegExp;
  /** Words for the meal itself: "half of it". */
  readonly wholeMeal: RegExp;
  /** Words for shares; figures (1/2, 50 %) are read in every language. */
  readonly shares: Readonly<Record<string, number>>;
}

function alternationOf(words: Readonly<Record<string, number>>): string {
  return Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join("|");
}

/** "150 kcal", "630 kJ". */
const energyFigure =
  "(?<figure>\\d+(?:[.,]\\d+)?) ?(?:(?<kj>kj|kilojoules?)|kcal|cals?|calories|calorías|kilocalories|kilocalorías)";
const figures = "\\d{1,3} ?%|\\d\\/\\d|½|⅓|⅔|¼|¾";

const enShares = {
  half: 1 / 2,
  "a half": 1 / 2,
  "one half": 1 / 2,
  "a third": 1 / 3,
  "one third": 1 / 3,
  "two thirds": 2 / 3,
  "a quarter": 1 / 4,
  "one quarter": 1 / 4,
  "three quarters": 3 / 4,
  double: 2,
  twice: 2,
  "twice as much": 2,
  "twice that": 2,
  "three times": 3,
};
const enShare = `(?<share>${alternationOf(enShares)}|${figures})`;

const en: CorrectionGrammar = {
  opening: /^(?:(?:no|nope|yes)\s*[,.:;!-]+|(?:sorry|actually|well|oh|oops|hmm|in fact)\b[\s,.:;!-]+)\s*/,
  clauseEnd:
    /[.;!\n]+|,? but (?=i |only |no |without )|,? (?:and )?(?=i (?:only |just )?(?:ate|had|left|finished|drank) )/,
  replace: [
    /^(?!i did|there )(?:it|that|this|they|these|those)?(?:'s| was| were| is| are)?(?: actually| really)? ?(?<to>.+?),? (?:and )?not (?:an? |the |any )?(?<from>.+)$/,
    /^(?:it|that|this|they|these|those) ?(?:was|were|is|are)(?: not|n't) (?:an? |the )?(?<from>.+?)(?:,? but|, (?:it was|they were|it's)|,) (?:it was |they were )?(?<to>.+)$/,
    /^not (?:an? |the )?(?<from>.+?)(?:,? but|,) (?:it was )?(?<to>.+)$/,
    /^(?<to>.+?) (?:instead of|rather than|in place of) (?:an? |the )?(?<from>.+)$/,
    /^(?:replace|swap|change) (?:the )?(?<from>.+?) (?:with|for|to|by) (?<to>.+)$/,
  ],
  remove: [
    /^(?:(?:there|it) (?:was|were|had|is)|with|had|has)? ?(?:no|without|minus)(?: any)? (?<food>.+)$/,
    /^(?:remove|delete|leave out|take (?:out|off|away)|skip)(?: the)? (?<food>.+)$/,
    /^(?:i )?(?:didn't|did not) (?:eat|have|drink)(?: any| the)? (?<food>.+)$/,
    /^(?:neither|nor) (?<food>.+)$/,
    /^there (?:wasn't|weren't|was not|were not)(?: any)? (?<food>.+)$/,
  ],
  ate: [
    new RegExp(
      `^(?:i )?(?:only |just )?(?:ate|had|finished|drank)?(?: only| just| about)? ?${enShare}(?: (?:of )?(?<food>.+))?$`,
    ),
  ],
  left: [new RegExp(`^(?:i )?left(?: about)? ${enShare}(?: (?:of )?(?<food>.+))?$`)],
  was: [
    /^the (?<food>.+?) (?:was|were|is|are)(?: actually| really| only| about)? (?<text>.+)$/,
    /^the (?<food>[^\d]+?) (?<text>with(?:out)? .+|\d.*)$/,
  ],
  energy: new RegExp(
    `^(?:the |my )?(?<food>.+?)(?:'s| was| were| is| are| has| had)?(?: actually| really| only| about)? ${energyFigure}$`,
  ),
  itWas: /^(?:it|that|this|they|these|those)(?:'s| was| were| is|'re| are)(?: actually| really)? (?<to>.+)$/,
  addition: /^(?:and|plus|with|also|add|extra|i also (?:had|ate|drank)|there was also|\+)\s+/,
  missing: [
    /^(?:you |i |we )?(?:forgot|missed)(?: about)? (?<text>.+)$/,
    /^(?:the )?(?<text>.+?) (?:is|are|was|were) missing$/,
    /^missing (?<text>.+)$/,
    /^there (?:was|were|is|are)(?: also)? (?<text>.+)$/,
    /^(?:i )?(?:also|just) (?:had|ate|drank|have|add) (?<text>.+)$/,
    /^just (?<text>.+)$/,
  ],
  joint: /(,? (?:and|but)(?= )|,(?= )|(?= plus ))/,
  conjunction: /^(?:and|but) /,
  denial: /^(?:and |but )?not /,
  counted: /^(?:\d|½|an? |one |two |three |four |five |six )/,
  articleWithChange: /^the .+(?:\d| with(?:out)? | was | were )/,
  completion: /^(?:with|without) /,
  completed: /^(?:an? |the )?(?<head>.*?) ?(?<tail>(?:with|without) .+)$/,
  refusal: /^without /,
  wholeMeal:
    /^(?:it|this|that|them|everything|(?:the |a )?(?:meal|plate|portion|dish|bowl|food)|the whole|the usual|as much)$/,
  shares: enShares,
};

const esShares = {
  "la mitad": 1 / 2,
  mitad: 1 / 2,
  medio: 1 / 2,
  media: 1 / 2,
  "un tercio": 1 / 3,
  "dos tercios": 2 / 3,
  "un cuarto": 1 / 4,
  "tres cuartos": 3 / 4,
  "el doble": 2,
  doble: 2,
  "el triple": 3,
};
const esShare = `(?<share>${alternationOf(esShares)}|${figures})`;

const es: CorrectionGrammar = {
  opening: /^(?:(?:no|sí)\s*[,.:;!-]+|(?:perdón|perdona|en realidad|bueno|ay|uy|de hecho)[\s,.:;!-]+)\s*/,
  clauseEnd:
    /[.;!\n]+|,? pero (?=me |he |solo |sólo |sin |no )|,? (?:y )?(?=(?:me |he |me he )?(?:comí|comido|dejé|dejado) )/,
  replace: [
    /^no (?:era|eran|es|son|fue) (?:un |una |el |la |los |las )?(?<from>.+?)(?:,? sino|, (?:era|eran|es|son)|,) (?:que )?(?:era |eran )?(?<to>.+)$/,
    /^no (?<from>.+?),? sino (?<to>.+)$/,
    /^(?:era|eran|es|son|fue)? ?(?<to>.+?),? (?:y )?no (?:un |una |el |la |los |las )?(?<from>.+)$/,
    /^(?<to>.+?) (?:en vez de|en lugar de) (?:el |la |los |las )?(?<from>.+)$/,
    /^(?:cambia|sustituye|reemplaza) (?:el |la |los |las )?(?<from>.+?) por (?<to>.+)$/,
  ],
  remove: [
    /^(?:iba |era |eran )?(?:sin|nada de|menos)(?: el| la| los| las)? (?<food>.+)$/,
    /^no (?:había|llevaba|tenía|tiene|lleva|hay|comí|tomé|bebí|he comido|he tomado|he bebido)(?: el| la| los| las)? (?<food>.+)$/,
    /^(?:quita|elimina|borra)(?: el| la| los| las)? (?<food>.+)$/,
    /^ni(?: el| la| los| las)? (?<food>.+)$/,
  ],
  ate: [
    new RegExp(
      `^(?:solo |sólo )?(?:me )?(?:he )?(?:comí|comido|tomé|tomado|bebí|era|fue)?(?: solo| sólo| como)? ?${esShare}(?: (?:del? )?(?:el |la |los |las )?(?<food>.+))?$`,
    ),
  ],
  left: [
    new RegExp(
      `^(?:me )?(?:he )?(?:dejé|dejado)(?: como)? ${esShare}(?: (?:del? )?(?:el |la |los |las )?(?<food>.+))?$`,
    ),
  ],
  was: [
    /^(?:el|la|los|las) (?<food>.+?) (?:era|eran|es|son|fue|fueron)(?: solo| sólo| en realidad)? (?<text>.+)$/,
    /^(?:el|la|los|las) (?<food>[^\d]+?) (?<text>(?:con|sin) .+|\d.*)$/,
  ],
  energy: new RegExp(
    `^(?:el |la |los |las |mi )?(?<food>.+?) ?\\b(?:era|eran|es|son|fue|fueron|tiene|tienen|tenía|tenían)?(?: solo| sólo| en realidad| unas)? ${energyFigure}$`,
  ),
  itWas: /^(?:era|eran|es|son|fue|fueron)(?: en realidad)? (?<to>.+)$/,
  addition: /^(?:y|e|más|con|también|además|añade|agrega|\+)\s+/,
  missing: [
    /^(?:me |te |nos )?(?:falta|faltan|faltaba|faltaban|faltó|faltaron|olvidaste|olvidé|has olvidado|he olvidado)(?: de)? (?:el |la |los |las )?(?<text>.+)$/,
    /^(?:también |además )?(?:había|hay|hubo|tomé|bebí|comí)(?: también| además)? (?<text>.+)$/,
    /^(?:sí|solo|sólo) (?<text>.+)$/,
  ],
  joint: /(,? (?:y|e|pero|ni)(?= )|,(?= ))/,
  conjunction: /^(?:y|e|pero) /,
  denial: /^(?:y |pero )?(?:no (?!había|llevaba|tenía|tiene|lleva|hay|comí|tomé|bebí|he |me )|sino )/,
  counted: /^(?:\d|½|una? |dos |tres |cuatro |cinco |seis )/,
  articleWithChange: /^(?:el|la|los|las) .+(?:\d| con | sin | era | eran )/,
  completion: /^(?:con|sin|de|del|al?) /,
  completed: /^(?:un |una |el |la )?(?<head>.*?) ?(?<tail>(?:con|sin) .+)$/,
  refusal: /^sin /,
  wholeMeal: /^(?:todo|ello|esto|eso|(?:el |la )?(?:plato|comida|ración|porción|cuenco))$/,
  shares: esShares,
};

const frShares = {
  "la moitié": 1 / 2,
  moitié: 1 / 2,
  "un tiers": 1 / 3,
  "deux tiers": 2 / 3,
  "un quart": 1 / 4,
  "trois quarts": 3 / 4,
  "le double": 2,
  double: 2,
  "le triple": 3,
};
const frShare = `(?<share>${alternationOf(frShares)}|${figures})`;
const frArticle = "(?:du |des |de la |de l'|de |d'|le |la |les |l'|un |une )?";

const fr: CorrectionGrammar = {
  opening: /^(?:(?:non|oui)\s*[,.:;!-]+|(?:pardon|désolée?|en fait|oups)[\s,.:;!-]+)\s*/,
  clauseEnd: /[.;!\n]+|,? mais (?=j'|je |seulement |sans |pas )|,? (?:et )?(?=j'(?:ai|en ai) )/,
  replace: [
    new RegExp(
      `^(?:ce n'était|ce n'est|c'était|c'est|ce n'étaient|ce ne sont) pas ${frArticle}(?<from>.+?)(?:,? mais|, (?:c'était|c'est)|,) (?<to>.+)$`,
    ),
    new RegExp(`^pas ${frArticle}(?<from>.+?)(?:,? mais|,) (?<to>.+)$`),
    new RegExp(
      `^(?!il n|n'y|y avait|je n|j'ai)(?:c'était|c'est|c'étaient|ce sont)? ?(?<to>.+?)(?:,? et non|,? (?:et )?pas) (?:pas )?${frArticle}(?<from>.+)$`,
    ),
    new RegExp(`^(?<to>.+?) (?:au lieu|à la place|plutôt que) ${frArticle}(?<from>.+)$`),
    new RegExp(`^(?:remplace|remplacez|change|changez) ${frArticle}(?<from>.+?) par (?<to>.+)$`),
  ],
  remove: [
    new RegExp(`^(?:c'était |il y avait )?(?:sans|pas|moins) ${frArticle}(?<food>.+)$`),
    new RegExp(`^(?:il )?(?:n'y avait|n'y a|y avait) pas ${frArticle}(?<food>.+)$`),
    new RegExp(`^(?:enlève|enlevez|retire|retirez|supprime|supprimez) ${frArticle}(?<food>.+)$`),
    new RegExp(`^(?:je n'ai|j'ai) pas (?:mangé|pris|bu) ${frArticle}(?<food>.+)$`),
    new RegExp(`^ni ${frArticle}(?<food>.+)$`),
  ],
  ate: [
    new RegExp(
      `^(?:j'ai |j'en ai )?(?:seulement |juste )?(?:mangé|pris|bu|fini)?(?: seulement| juste| environ)? ?${frShare}(?: ${frArticle}(?<food>.+))?$`,
    ),
  ],
  left: [new RegExp(`^(?:j'ai |j'en ai )?laissé(?: environ)? ${frShare}(?: ${frArticle}(?<food>.+))?$`)],
  was: [
    /^(?:le |la |les |l')(?<food>.+?) (?:était|étaient|faisait|pesait|est|sont)(?: en fait| seulement)? (?<text>.+)$/,
    /^(?:le |la |les |l')(?<food>[^\d]+?) (?<text>(?:avec|sans) .+|\d.*)$/,
  ],
  energy: new RegExp(
    `^(?:le |la |les |l'|mon |ma )?(?<food>.+?) ?(?:'était|'est|\\b(?:était|étaient|faisait|faisaient|fait|font|est|sont|a|ont|avait|contient))?(?: en fait| seulement| environ)? ${energyFigure}$`,
  ),
  itWas: /^(?:c'était|c'est|c'étaient|ce sont)(?: en fait)? (?<to>.+)$/,
  addition: /^(?:et|plus|avec|aussi|ajoute|ajoutez|\+)\s+/,
  missing: [
    new RegExp(`^(?:il )?(?:manque|manquait|manquent) ${frArticle}(?<text>.+)$`),
    new RegExp(`^(?:j'ai|tu as|vous avez|on a) oublié ${frArticle}(?<text>.+)$`),
    /^(?:il )?y (?:avait|en avait|a|en a)(?: aussi)? (?<text>.+)$/,
    /^j'ai (?:aussi )?(?:mangé|bu|pris)(?: aussi)? (?<text>.+)$/,
  ],
  joint: /(,? (?:et|mais|ni)(?= )|,(?= )|(?= plus ))/,
  conjunction: /^(?:et|mais) /,
  denial: /^(?:et |mais )?(?:pas |non )/,
  counted: /^(?:\d|½|une? |deux |trois |quatre |cinq |six )/,
  articleWithChange: /^(?:le |la |les |l').+(?:\d| avec | sans | était | étaient | faisait )/,
  completion: /^(?:avec|sans|de|du|d'|aux?|à) ?/,
  completed: /^(?:une? |le |la )?(?<head>.*?) ?(?<tail>(?:avec|sans) .+)$/,
  refusal: /^sans /,
  wholeMeal: /^(?:tout|ça|cela|l'assiette|assiette|repas|plat|portion|bol)$/,
  shares: frShares,
};

export const correctionGrammars: Readonly<Record<Language, CorrectionGrammar>> = { en, es, fr };
