import { foldAccents } from "../../text/words/fold.ts";

/** Beginnings of folded words: a lexicon may map "saumon grillé" to salmon, but the cooking is known. */
const cooking =
  /grill|plancha|parrill|barb[ae]|brasa|\basad|horno|\bfour\b|rot[iy]|\bfri|\bfry|\bsaut|poel|\bpane\b|bread|empan|rebozad|batter|herv|cocid|\bcuit|cook|boil|bouill|steam|vap|poach|poch|stew|guisa|mijot|brais|smok|fum[ea]|ahum|mash|\bpure|roast|bake|broil|confit/;
const rawness = /crud|\bcru|\braw|\bdry|\bdried|uncook|\bsec[oa]?s?\b|\bseche/;
/** What is boiled or steamed has none. */
const fat =
  /\boil|aceite|huile|butter|mantequilla|manteca|beurre|margarin|\bfat\b|grasa|grasse|\bfri|\bfry|boil|herv|bouill|steam|vap/;

export function saysCooking(words: string): boolean {
  const folded = foldAccents(words);
  return cooking.test(folded) || rawness.test(folded);
}

export function saysFat(words: string): boolean {
  return fat.test(foldAccents(words));
}
