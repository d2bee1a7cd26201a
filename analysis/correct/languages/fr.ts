import { alternationOf, type CorrectionGrammar, energyFigure, figures } from "../correction-grammar.ts";

const frShares = {
  "la moitié": 1 / 2,
  moitié: 1 / 2,
  "un tiers": 1 / 3,
  "deux tiers": 2 / 3,
  "un quart": 1 / 4,
  "trois quarts": 3 / 4,
  "le double": 2,
  double: 2,
  "un double": 2,
  "le triple": 3,
};
const frShare = `(?<share>${alternationOf(frShares)}|${figures})`;
const frArticle = "(?:du |des |de la |de l'|de |d'|le |la |les |l'|un |une )?";

export const fr: CorrectionGrammar = {
  opening: /^(?:(?:non|oui)\s*[,.:;!-]+|(?:pardon|désolée?|en fait|oups)[\s,.:;!-]+)\s*/,
  clauseEnd: /[.;!\n]+|,? mais (?=j'|je |seulement |sans |pas )|,? (?:et )?(?=j'(?:ai|en ai) )/,
  replace: [
    new RegExp(
      `^(?:ce n'était|ce n'est|c'était|c'est|ce n'étaient|ce ne sont) pas ${frArticle}(?<from>.+?)(?:,? mais|, (?:c'était|c'est)|,) (?<to>.+)$`,
    ),
    new RegExp(`^pas ${frArticle}(?<from>.+?)(?:,? mais|,) (?<to>.+)$`),
    new RegExp(
      `^(?!il n|ce n|c'(?:est|était|étaient) pas |.* n'(?:était|étaient|est) pas|n'y|y avait|je n|j'ai)(?:c'était|c'est|c'étaient|ce sont)? ?(?<to>.+?)(?:,? et non|,? (?:et )?pas) (?:pas )?${frArticle}(?<from>.+)$`,
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
    /^(?:le |la |les |l'|(?=tout ))(?<food>.+?) (?:était|étaient|faisait|pesait|est|sont)(?: en fait| seulement)? (?<text>.+)$/,
    /^(?:le |la |les |l')(?<food>[^\d]+?) (?<text>(?:avec|sans) .+|\d.*)$/,
  ],
  wasNot:
    /^(?:le |la |les |l')(?<food>.+?) (?:(?:n'était|n'étaient|n'est|ne sont|était|étaient) pas|n'avai(?:t|ent) pas (?:de |d')) ?(?<from>.+?)(?:(?:,? mais|, (?:c'était|c'est|il était|elle était)|,) (?:c'était )?(?<to>.+))?$/,
  had: /^(?:le |la |les |l')(?<food>.+?) (?:avai(?:t|ent)|contenai(?:t|ent)) (?<part>(?:du |de la |de l'|des |d'|une? |deux ).+)$/,
  energy: new RegExp(
    `^(?:le |la |les |l'|mon |ma )?(?<food>.+?) ?(?:'était|'est|\\b(?:était|étaient|faisait|faisaient|fait|font|est|sont|a|ont|avait|contient))?(?: en fait| seulement| environ)? ${energyFigure}$`,
  ),
  itWas:
    /^(?:c'était|c'est|c'étaient|ce sont|(?:il|elle)s? (?:était|étaient|est|sont))(?: en fait)? (?<to>.+)$/,
  partitive: /^(?:du |de la |des |de l')/,
  madeOf: /^(?:faite?s? )?(?:avec|dans|sur|de|à) (?:une? |du |de la |le |la )?/,
  holds: { with: "avec", without: "sans", of: "de" },
  partLink: "(?:avec|et|aux?|à la|de) (?:une? |du |de la |des |le |la )?",
  article: /^(?:une? |du |de la |des |le |la |les |l')/,
  listed: /, (?:ni |ou |et )?| (?:ni|ou|et) (?:de |d')?/,
  sweet: { sugar: /^sucres?$/, words: /(?<!\p{L})sucrée?s?(?!\p{L})/iu },
  full: /(?<!\p{L})(?:enti(?:er|ère)s?|pleine?s?|compl(?:et|ète)s?)(?!\p{L})/u,
  cupSize: /(?<!\p{L})(?:petite?|moyenne?|grande?|tall|venti)(?!\p{L})/iu,
  isNounLast: false,
  addition: /^(?:et|plus|avec|aussi|ajoute|ajoutez|\+)\s+/,
  more: /^(?:un peu )?plus (?:de |d')/,
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
  wholeMeal: /^(?:tout(?: ça| cela| le repas)?|le tout|ça|cela|l'assiette|assiette|repas|plat|portion|bol)$/,
  shares: frShares,
};
