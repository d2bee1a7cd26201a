import { alternationOf, type CorrectionGrammar, energyFigure, figures } from "../correction-grammar.ts";

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
  "a double": 2,
  twice: 2,
  "twice as much": 2,
  "twice that": 2,
  "three times": 3,
};
const enShare = `(?<share>${alternationOf(enShares)}|${figures})`;

export const en: CorrectionGrammar = {
  opening: /^(?:(?:no|nope|yes)\s*[,.:;!-]+|(?:sorry|actually|well|oh|oops|hmm|in fact)\b[\s,.:;!-]+)\s*/,
  clauseEnd:
    /[.;!\n]+|,? but (?=i |only |no |without )|,? (?:and )?(?=i (?:only |just )?(?:ate|had|left|finished|drank) )/,
  replace: [
    /^(?!i did|there |(?:it|that|this|they|these|those)(?:'s| was| were| is| are) not )(?:it|that|this|they|these|those)?(?:'s| was| were| is| are)?(?: actually| really)? ?(?<to>.+?),? (?:and )?not (?:an? |the |any )?(?<from>.+)$/,
    /^(?:it|that|this|they|these|those) ?(?:was|were|is|are|'s)(?: not|n't) (?:an? |the )?(?<from>.+?)(?:,? but|, (?:it was|they were|it's)|,) (?:it was |they were )?(?<to>.+)$/,
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
    /^(?:the |(?=everything |all |it all ))(?<food>.+?) (?:was|were|is|are)(?: actually| really| only| about)? (?<text>.+)$/,
    /^the (?<food>[^\d]+?) (?<text>with(?:out)? .+|\d.*)$/,
  ],
  wasNot:
    /^(?:the |my )(?<food>.+?) (?:(?:was|were|is|are)(?: not|n't)|(?:had|has|came with) no) (?:an? |the )?(?<from>.+?)(?:(?:,? but|, (?:it was|they were|it's)|,) (?:it was |they were )?(?<to>.+))?$/,
  had: /^(?:the |my )(?<food>.+?) (?:had|has|(?:came|comes) with)(?: some)? (?<part>.+)$/,
  energy: new RegExp(
    `^(?:the |my )?(?<food>.+?)(?:'s| was| were| is| are| has| had)?(?: actually| really| only| about)? ${energyFigure}$`,
  ),
  itWas: /^(?:it|that|this|they|these|those)(?:'s| was| were| is|'re| are)(?: actually| really)? (?<to>.+)$/,
  partitive: /^some /,
  madeOf: /^(?:made )?(?:of|on|in|with|from) (?:an? |the )?/,
  holds: { with: "with", without: "without", of: "of" },
  partLink: "(?:with|and|in|on|of) (?:an? |the |some |extra )?",
  article: /^(?:an? |the )/,
  listed: /, (?:or |nor |and )?| (?:or|nor|and) /,
  sweet: { sugar: /^(?:added )?sugars?$/, words: /(?<!\p{L})(?:sweet(?:ened)?|sugary|sugared)(?!\p{L})/iu },
  full: /(?<!\p{L})(?:full|whole|entire)(?!\p{L})/u,
  cupSize: /(?<!\p{L})(?:small|medium|large|short|tall|grande|venti|trenta)(?!\p{L})/iu,
  isNounLast: true,
  addition: /^(?:and|plus|with|also|add|i also (?:had|ate|drank)|there was also|\+)\s+/,
  more: /^(?:(?:some )?more(?! like)|extra) /,
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
    /^(?:it|this|that|them|everything|all(?: of (?:it|this|that|them))?|it all|the lot|(?:the |a )?(?:meal|plate|portion|dish|bowl|food)|the whole|the usual|as much)$/,
  shares: enShares,
};
