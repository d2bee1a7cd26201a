/** A typed description, a photo's note or the code of its packet, stored for its owner until the meal is analysed. */
import { type ItemAddress, removeItem } from "../../../storage/stored-items.ts";
import { loadUnsent, saveUnsent } from "../../../storage/unsent-work.ts";
import { getDraftOwner } from "./draft-owner.ts";

type UnsentText = "mealText" | "mealNote" | "photoPacket";

function getAddress(item: UnsentText, owner = getDraftOwner()): ItemAddress {
  return { item, owner };
}

export function loadUnsentText(name: UnsentText): string {
  const stored = loadUnsent(getAddress(name));
  return typeof stored === "string" ? stored : "";
}

export function saveUnsentText(name: UnsentText, text: string): void {
  if (text === "") removeItem(getAddress(name));
  else saveUnsent(getAddress(name), text);
}
