/** analysis/text: from a sentence to foods. This file: English words that name no food. */
import { wordsOf } from "./language-grammar.ts";

export const emptyWords = wordsOf(`
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
`);

export const mealWords = wordsOf(
  "breakfast lunch lunchtime break hour dinner dinnertime supper brunch snack snacktime meal meals dinners lunches morning evening dessert starter",
);

export const definiteWords = wordsOf("the my this that it these");

export const dishWords = wordsOf("dessert dinner meal");

/** What a clause ends in that only praises: "enjoying its fizzy taste", "for a burst of flavor". */
export const praiseNouns = wordsOf(`
  taste tastes flavor flavors flavour flavours fizz goodness aroma creaminess sweetness richness freshness crispiness
  texture zing zest tang satisfaction pleasure perfection experience feast nutrients nourishment indulgence bubbles
  combination contrast balance warmth refreshment enjoyment craving cravings
`);
