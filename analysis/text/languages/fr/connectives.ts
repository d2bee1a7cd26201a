/** French words between the parts of a meal. */
import { type Connective, phrasesTo } from "../language-grammar.ts";

export const connectives = phrasesTo<Connective>([
  ["et, &", "and"],
  [
    "accompagne de, accompagnee de, accompagnes de, accompagnees de, accompagne d, accompagnee d, suivi de, suivie de, " +
      "ainsi que, plus, +, puis, ensuite, aussi, pis, et aussi, et puis, pour, pendant, en dessert, et bu, et mange",
    "apart",
  ],
  ["avec, dans, en", "with"],
  ["au, aux, a la, a l, et au, et aux, et a la, et a l", "flavored"],
  [
    "farci de, farcie de, farci a, farcie a, garni de, garnie de, rempli de, remplie de, recouvert de, recouverte de, " +
      "fourre a, fourree a, fait de, faite de, faits de, fait avec, a base de, prepare avec, preparee avec, contenant, compose de",
    "made",
  ],
  ["virgule, point virgule, a la ligne", "list"],
  ["sur", "on"],
]);
