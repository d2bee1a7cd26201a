/** What was typed (a description, a line beside a photo) is kept until its meal is analysed, for whoever typed it. */
import { type ItemAddress, removeItem } from "../../../storage/stored-items.ts";
import { loadUnsent, saveUnsent } from "../../../storage/unsent-work.ts";
import { getDraftOwner } from "./draft-owner.ts";

type UnsentText = "mealText" | "mealNote";

function getAddress(item: UnsentText, owner = getDraftOwner()): ItemAddress {
  return { item, owner };
}

export function loadUnsentText(what: UnsentText): string {
  const kept = loadUnsent(getAddress(what));
  return typeof kept === "string" ? kept : "";
}

export function saveUnsentText(what: UnsentText, text: string): void {
  if (text === "") removeItem(getAddress(what));
  else saveUnsent(getAddress(what), text);
}
