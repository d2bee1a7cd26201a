import { stemEnglish } from "./english-stem.ts";
import { headNoun } from "./head-noun.ts";
import { wordSet } from "./read-word-files.ts";

const flavours = wordSet("flavour");
const flavoursOfPackets = wordSet("flavour-of-packet");

/** What tastes of a flavour and is named by it: pistachio nuts, chocolate candy, a praline confectionery. */
const kindsOfFlavours: ReadonlySet<string> = new Set(["candy", "nut", "confectionery", "biscuit"]);

/** Of juice, yogurt and the like: "smoothie banane fraise". */
export function isFlavour(english: readonly string[]): boolean {
  const noun = headNoun(english) ?? "";
  if (flavours.has(noun)) return true;
  return kindsOfFlavours.has(noun) && english.some((word) => flavours.has(stemEnglish(word)));
}

const flavoured = wordSet("flavoured");

/** Of which a flavour right behind is the flavour, and no food of its own. */
export function comesInFlavours(english: readonly string[]): boolean {
  return english.some((word) => flavoured.has(word));
}

const chocolates: ReadonlySet<string> = new Set(["dark", "milk", "white"]);

/** "petit écolier chocolat noir": which chocolate is on it. */
function isKindOfChocolate(english: readonly string[]): boolean {
  return english.includes("chocolate") && chocolates.has(english[0] ?? "");
}

/** Packets come in more flavours: "activia fraise", "lays barbacoa". */
export function isFlavourOfPacket(english: readonly string[]): boolean {
  if (isFlavour(english) || isKindOfChocolate(english)) return true;
  return flavoursOfPackets.has(headNoun(english) ?? "");
}
