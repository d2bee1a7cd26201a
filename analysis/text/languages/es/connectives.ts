/** Spanish words between the parts of a meal. */
import { type Connective, phrasesTo } from "../language-grammar.ts";

export const connectives = phrasesTo<Connective>([
  ["y, e, &", "and"],
  [
    "junto con, junto a, acompanado de, acompanada de, acompanado con, acompanada con, acompanados de, acompanadas de, " +
      "seguido de, seguida de, y tambien, y luego, y despues, asi como, ademas de, mas, +, ademas, luego, despues, tambien, para, y bebi, y comi, y tome, mientras",
    "apart",
  ],
  ["con, c, en, al, a la, a las, a los", "with"],
  [
    "relleno de, rellena de, rellenos de, rellenas de, relleno con, rellena con, cubierto de, cubierta de, cubierto con, " +
      "cubierta con, hecho de, hecha de, hecho con, hecha con, hechos con, hechas con, a base de, preparado con, preparada con, " +
      "mezclado con, mezclada con, banado en, que incluye, que contiene",
    "made",
  ],
  ["sobre, encima de", "on"],
]);
