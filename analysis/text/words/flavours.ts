import { headNoun } from "./head-noun.ts";
import { wordSet } from "./read-word-files.ts";

const flavours = wordSet("flavour");
const flavoursOfPackets = wordSet("flavour-of-packet");

/** Of juice, yogurt and the like: "smoothie banane fraise". */
export function isFlavour(english: readonly string[]): boolean {
  return flavours.has(headNoun(english) ?? "");
}

/** Packets come in more flavours: "activia fraise", "lays barbacoa". */
export function isFlavourOfPacket(english: readonly string[]): boolean {
  return isFlavour(english) || flavoursOfPackets.has(headNoun(english) ?? "");
}
