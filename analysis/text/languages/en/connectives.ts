/** English words between the parts of a meal. */
import { type Connective, phrasesTo } from "../language-grammar.ts";

/** "steak for lunch and rice for dinner": two meals. */
const betweenMeals = [
  "breakfast",
  "brekkie",
  "lunch",
  "dinner",
  "supper",
  "tea",
  "brunch",
  "a snack",
  "dessert",
]
  .flatMap((meal) => ["and", "then", "and then"].map((and) => `for ${meal} ${and}`))
  .join(", ");

export const connectives = phrasesTo<Connective>([
  ["and, n, &, all the, all my, all of the, all of my", "and"],
  [
    "as well as, along with, alongside, paired with, accompanied by, complemented by, followed by, together with, " +
      "in addition to, washed down with, washed it down with, a side of, on the side, side of, and also, and then, " +
      "served alongside, served with, complemented with, followed with, pairing it with, paired it with, " +
      "accompanied with, and complemented it with, complemented it with, complementing it with, complemented it by, combined it with, and paired it with, accompanied it with, balanced it with, balanced with, into my, into the, into some, chewing on, munching on, sipping on, plus, +, then, and later, and afterwards, and also had, later, after, before, after the, before the, after my, before my, after a, before a, indulging in, and indulging in, indulged in, and indulged in, and drank, and ate, and had, while sipping on, while enjoying, while munching on, for, to, to drink, to wrap up, to wrap it up, to wrap it all up, to wrap things up, wrapping up with, wrapped up with, wrapped it up with, wrapped everything up with, and i sprinkle, and i sprinkled, to eat, while, " +
      betweenMeals,
    "apart",
  ],
  [
    "with, topped with, adorned with, finished with, accented with, topped generously with, generously topped with, mixed into, stirred into, drizzled with, sprinkled with, spread with, seasoned with, dressed with, dressed in, " +
      "cooked with, prepared with, slathered with, slathered in, dipped in, topped off with, studded with, sweetened with, garnished with, enhanced with, using",
    "with",
  ],
  [
    "in, between, such as, nestled in, nestled between, nestled on, tucked in, tucked into, tucked between, wrapped in, served in, served between, piled high with, piled with, filled with, stuffed with, loaded with, covered with, covered in, made with, made from, made of, made up of, composed of, comprising, made using, " +
      "mixed with, combined with, blended with, coated with, coated in, smothered in, smothered with, featuring, containing, that contains, " +
      "which contains, including, which included, that included, which includes, that includes, combining, that combined, that combines, packed with, " +
      "bursting with, consisting of, from, layered with, infused with, enriched with",
    "made",
  ],
  [
    "that, which, who, where, specifically, namely, expertly, making, ensuring, keeping, bringing, giving, perfect for, great for, ideal for, perfect, both, all, specially, straight, right out",
    "aside",
  ],
  ["on, on top of, over, inside, served on, served over, spread on, made on", "on"],
]);
