/** analysis/text: from a sentence to foods. This file: English. */

import { household, type Measure, mass, type Size, volume } from "../quantities/measures.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { englishPhrases } from "./en-phrases.ts";
import { type Connective, type LanguageGrammar, phrasesTo, wordsOf } from "./language-grammar.ts";

const numbers = phrasesTo<number>([
  ["one", 1],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
  ["ten", 10],
  ["eleven", 11],
  ["twelve", 12],
  ["fifteen", 15],
  ["twenty", 20],
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
  ["hundred", 100],
  ["couple, pair", 2],
  ["few, several", 3],
  ["dozen", 12],
]);

const measures = phrasesTo<Measure>([
  ["g, gr, gram, gramme, gm", mass.gram],
  ["mg, milligram", mass.milligram],
  ["kg, kilo, kilogram, kilogramme", mass.kilogram],
  ["oz, ounce", mass.ounce],
  ["lb, pound", mass.pound],
  ["ml, milliliter, millilitre, cc", volume.millilitre],
  ["cl, centiliter, centilitre", volume.centilitre],
  ["dl, deciliter, decilitre", volume.decilitre],
  ["l, liter, litre", volume.litre],
  ["fl oz, fluid ounce, fluid oz, fl ounce", volume.fluidOunce],
  ["cup, cupful", volume.cup],
  ["tablespoon, tbsp, tbs, tblsp, tablespoonful", volume.tablespoon],
  ["teaspoon, tsp, teaspoonful", volume.teaspoon],
  ["dessert spoon, dessertspoon", volume.dessertSpoon],
  ["pint", volume.pint],
  ["quart", volume.quart],
  ["gallon", volume.gallon],
  ["slice", household.slice],
  ["piece, pc, pce, chunk, morsel, bite", household.piece],
  ["bottle", household.bottle],
  ["can, tin", household.can],
  ["glass", household.glass],
  ["mug", household.mug],
  ["shot", household.shot],
  ["bowl, bowlful", household.bowl],
  ["plate, plateful", household.plate],
  ["bag", household.bag],
  ["packet, sachet", household.packet],
  ["package, pack, pkg", household.package],
  ["pouch", household.pouch],
  ["box", household.box],
  ["carton", household.carton],
  ["container", household.container],
  ["tub", household.tub],
  ["tray", household.tray],
  ["jar", household.jar],
  ["tube", household.tube],
  ["bar", household.bar],
  ["scoop", household.scoop],
  ["handful", household.handful],
  ["pinch", household.pinch],
  ["sprinkle, sprinkling, dusting", household.sprinkle],
  ["dash", household.dash],
  ["drizzle", household.drizzle],
  ["splash", household.splash],
  ["drop", household.drop],
  ["knob", household.knob],
  ["dollop", household.dollop],
  ["spoonful, spoon", household.spoonful],
  ["ladle, ladleful", household.ladle],
  ["clove", household.clove],
  ["cube, lump", household.cube],
  ["sprig", household.sprig],
  ["stalk, rib", household.stalk],
  ["head", household.head],
  ["bunch", household.bunch],
  ["ear", household.ear],
  ["leaf", household.leaf],
  ["stick", household.stick],
  ["strip", household.strip],
  ["rasher", household.rasher],
  ["link", household.link],
  ["patty", household.patty],
  ["fillet, filet", household.fillet],
  ["wedge", household.wedge],
  ["segment, section", household.segment],
  ["ring", household.ring],
  ["ball", household.ball],
  ["loaf", household.loaf],
  ["roll", household.roll],
  ["square", household.square],
  ["cone", household.cone],
  ["pat", household.pat],
  ["pot", household.pot],
  ["order", household.order],
  ["serving, portion, helping", household.serving],
  ["drink", household.drink],
  ["skewer", household.skewer],
  ["inch", household.inch],
]);

const connectives = phrasesTo<Connective>([
  ["and, n, &, plus, then, +", "and"],
  [
    "as well as, along with, alongside, paired with, accompanied by, complemented by, followed by, together with, " +
      "in addition to, washed down with, washed it down with, a side of, on the side, side of, and also, and then, " +
      "served alongside, served with, complemented with, followed with, pairing it with, paired it with, " +
      "accompanied with, and drank, and ate, and had, while sipping on, while enjoying, while munching on, for, to, to drink, to wrap up, to eat, while",
    "apart",
  ],
  [
    "with, w, topped with, drizzled with, sprinkled with, spread with, seasoned with, dressed with, dressed in, " +
      "cooked with, prepared with, slathered with, slathered in, dipped in, topped off with, studded with, sweetened with, garnished with, enhanced with, using",
    "with",
  ],
  [
    "in, between, filled with, stuffed with, loaded with, covered with, covered in, made with, made from, made of, made using, " +
      "mixed with, coated with, coated in, smothered in, smothered with, featuring, containing, that contains, " +
      "which contains, including, which included, that included, combining, that combined, that combines, packed with, " +
      "bursting with, consisting of, from, layered with, infused with, enriched with",
    "made",
  ],
  [
    "that, which, who, where, specifically, namely, such as, expertly, making, ensuring, keeping, bringing, giving, perfect, both, all, specially, straight, right out",
    "aside",
  ],
  ["on, on top of, over, inside", "on"],
]);

export const english: LanguageGrammar = {
  language: "en",
  stem: stemEnglish,
  headStands: "last",
  articles: phrasesTo([["a, an, another", 1]]),
  numbers,
  aboutWords: wordsOf(""),
  fractions: phrasesTo([
    ["half", 0.5],
    ["third", 1 / 3],
    ["quarter", 0.25],
    ["three quarter", 0.75],
    ["two third", 2 / 3],
    ["dozen", 12],
  ]),
  ofWords: wordsOf("of"),
  andWords: wordsOf("and"),
  rangeWords: wordsOf("to or - –"),
  measures,
  sizes: phrasesTo<Size>([
    ["mini, tiny", "miniature mini"],
    ["miniature, bite size, bite sized", "miniature bite size"],
    ["fun size, fun sized, snack size, snack sized", "fun snack size"],
    ["personal, personal size, personal sized", "personal size"],
    ["small, little, smallish, small sized, kid size, child size", "small"],
    ["medium, average, regular, medium sized", "medium"],
    ["large, big, generous, hefty, jumbo, large sized", "large"],
    ["king size, king sized", "king size"],
    ["extra large, extra large sized, xl, huge, giant", "extra large"],
    ["thin", "thin"],
    ["thick", "thick"],
  ]),
  connectives,
  glossary: new Map(),
  loneDishes: new Map(),
  phrases: englishPhrases,
  emptyWords: wordsOf(`
    i my me myself we our us you your he she his her they their them it its this these those the of by
    s m ve d ll re t at as was were is are be been being am has have had having do did does got get getting
    ate eat eating eaten drank drinking drunk enjoyed enjoy enjoying savored savor savoring savoured grabbed grab
    treated treat treating indulged indulging indulge consisted consists consisting consist included includes include
    started starting start kicked kicking off sipped sipping munched munching snacked snacking opted relished relishing
    finished finishing finish made make making prepared preparing added adding add took taken take picked chose chosen
    decided poured used using served washed wash down up out into just really very quite so also too what
    when while where there here some any each every something anything everything
    today tonight yesterday tomorrow now later early late day night time times any afternoon midday
    delicious tasty yummy refreshing delightful satisfying flavorful comforting scrumptious lovely nice great good perfect
    perfectly wonderful amazing simple quick easy generous hearty savory fluffy juicy succulent flaky tender warm
    comfort favorite favourite classic iconic cozy homey nutritious wholesome healthy nourishing filling substantial
    vibrant colorful gooey decadent indulgent luscious irresistible mouthwatering delectable
    about around roughly approximately approx nearly almost exactly weighing weighs weigh weighed totaling total worth
    along or but if then because since until before after during between routine craving cravings hunger
    sort kind type size sized style bit lot lots plenty favorite own only even still yet again well
    serving served portion side sides
    sweetness taste texture touch kick hint boost richness twist treat treats addition complete conveniently freshly lightly commercially consistency finish cherished home recipe blend variety nutritious start perfection popped entire accompany complement stayed hydrated round rounded munch crave heat heating oh additionally finally lastly coming base tossed sprinkled chopped threw top enhance season seasoned brighten sweeten everything original went go going
  `),
  mealWords: wordsOf(
    "breakfast lunch lunchtime break hour dinner dinnertime supper brunch snack snacktime meal morning evening dessert starter",
  ),
  definiteWords: wordsOf("the my this that it these"),
  dishWords: wordsOf("dessert dinner meal"),
};
