import { alternationOf, type CorrectionGrammar, energyFigure, figures } from "../correction-grammar.ts";

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
  "un doble": 2,
  "el triple": 3,
};
const esShare = `(?<share>${alternationOf(esShares)}|${figures})`;

export const es: CorrectionGrammar = {
  opening: /^(?:(?:no|sí)\s*[,.:;!-]+|(?:perdón|perdona|en realidad|bueno|ay|uy|de hecho)[\s,.:;!-]+)\s*/,
  clauseEnd:
    /[.;!\n]+|,? pero (?=me |he |solo |sólo |sin |no )|(?<!(?:^| )(?:no|solo|sólo|me|he)),? (?:y )?(?=(?:me |he |me he )?(?:comí|comido|dejé|dejado) )/,
  replace: [
    /^no (?:era|eran|es|son|fue) (?:un |una |el |la |los |las )?(?<from>.+?)(?:,? sino|, (?:era|eran|es|son)|,) (?:que )?(?:era |eran )?(?<to>.+)$/,
    /^no (?<from>.+?),? sino (?<to>.+)$/,
    /^(?:era|eran|es|son|fue)? ?(?<to>.+?),? (?:y )?no (?!era|es |son |fue|hab|llev|ten|hay)(?:un |una |el |la |los |las )?(?<from>.+)$/,
    /^(?<to>.+?) (?:en vez de|en lugar de) (?:el |la |los |las )?(?<from>.+)$/,
    /^(?:cambia|sustituye|reemplaza) (?:el |la |los |las )?(?<from>.+?) por (?<to>.+)$/,
  ],
  remove: [
    /^(?:iba |era |eran )?(?:sin|nada de|menos)(?: el| la| los| las)? (?<food>.+)$/,
    /^no (?:había|llevaba|tenía|tiene|lleva|hay|(?:me |nos )?(?:comí|tomé|bebí|probé|comimos|tomamos|he comido|he tomado|he bebido))(?: el| la| los| las)? (?<food>.+)$/,
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
    /^(?:el |la |los |las |(?=todo ))(?<food>.+?) (?:era|eran|es|son|fue|fueron)(?: solo| sólo| en realidad)? (?<text>.+)$/,
    /^(?:el|la|los|las) (?<food>[^\d]+?) (?<text>(?:con|sin) .+|\d.*)$/,
  ],
  wasNot:
    /^(?:el|la|los|las) (?<food>.+?) no (?:era|eran|es|son|fue|fueron|llevaban?|lleva|tenían?|tiene) (?<from>.+?)(?:(?:,? sino|, (?:era|eran|es|son)|,) (?:que )?(?:era |eran )?(?<to>.+))?$/,
  had: /^(?:el|la|los|las) (?<food>.+?) (?:llevaban?|llevan?|tenían?|tienen?|(?:venían?|iban?) con) (?<part>.+)$/,
  energy: new RegExp(
    `^(?:el |la |los |las |mi )?(?<food>.+?) ?\\b(?:era|eran|es|son|fue|fueron|tiene|tienen|tenía|tenían)?(?: solo| sólo| en realidad| unas)? ${energyFigure}$`,
  ),
  itWas: /^(?:era|eran|es|son|fue|fueron)(?: en realidad)? (?<to>.+)$/,
  partitive: /^un poco de /,
  madeOf: /^(?:hech[oa]s? )?(?:de|en|con) (?:una? |el |la )?/,
  holds: { with: "con", without: "sin", of: "de" },
  partLink: "(?:con|y|e|de|al) (?:una? |el |la )?",
  article: /^(?:una? |el |la |los |las |lo )/,
  listed: /, (?:ni |o |y )?| (?:ni|o|u|y|e) /,
  sweet: { sugar: /^azúcar(?:es)?$/, words: /(?<!\p{L})(?:azucarad[oa]s?|endulzad[oa]s?|dulce)(?!\p{L})/iu },
  full: /(?<!\p{L})(?:enter[oa]s?|complet[oa]s?|llen[oa]s?)(?!\p{L})/u,
  cupSize: /(?<!\p{L})(?:pequeñ[oa]|chic[oa]|median[oa]|grande|tall|venti)(?!\p{L})/iu,
  isNounLast: false,
  addition: /^(?:y|e|con|también|además|añade|agrega|\+)\s+/,
  more: /^(?:un poco )?más (?:de )?/,
  missing: [
    /^(?:me |te |nos )?(?:falta|faltan|faltaba|faltaban|faltó|faltaron|olvidaste|olvidé|has olvidado|he olvidado)(?: de)? (?:el |la |los |las )?(?<text>.+)$/,
    /^(?:también |además )?(?:había|hay|hubo|tomé|bebí|comí)(?: también| además)? (?<text>.+)$/,
    /^(?:sí|solo|sólo) (?<text>.+)$/,
  ],
  joint: /(,? (?:y|e|pero|ni)(?= )|,(?= ))/,
  conjunction: /^(?:y|e|pero) /,
  denial:
    /^(?:y |pero )?(?:no (?!había|llevaba|tenía|tiene|lleva|hay|comí|tomé|bebí|probé|comimos|tomamos|he |me |nos )|sino )/,
  counted: /^(?:\d|½|una? |dos |tres |cuatro |cinco |seis )/,
  articleWithChange: /^(?:el|la|los|las) .+(?:\d| con | sin | era | eran )/,
  completion: /^(?:con|sin|de|del|al?) /,
  completed: /^(?:un |una |el |la )?(?<head>.*?) ?(?<tail>(?:con|sin) .+)$/,
  refusal: /^sin /,
  wholeMeal:
    /^(?:todo(?: ello| esto| eso)?|toda la comida|ello|esto|eso|(?:el |la )?(?:plato|comida|ración|porción|cuenco))$/,
  shares: esShares,
};
