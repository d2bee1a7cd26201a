import { headNoun } from "./head-noun.ts";
import { wordSet } from "./read-word-files.ts";

const flavours = wordSet("flavour");
const flavoursOfPackets = wordSet("flavour-of-packet");

/** Of juice, yogurt and the like: "smoothie banane fraise". */
export function isFlavour(english: readonly string[]): boolean {
  return flavours.has(headNoun(english) ?? "");
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
