/** What was typed (a description, a line beside a photo) is kept until its meal is analysed, for whoever typed it. */
import { type Address, removeItem } from "../../storage/stored-items.ts";
import { keepUnsent, keptUnsent } from "../../storage/unsent-work.ts";
import { draftOwner } from "./draft-owner.ts";

type Typed = "mealText" | "mealNote";

function addressOf(item: Typed, owner = draftOwner()): Address {
  return { item, owner };
}

export function keptText(what: Typed): string {
  const kept = keptUnsent(addressOf(what));
  return typeof kept === "string" ? kept : "";
}

export function keepText(what: Typed, text: string): void {
  if (text === "") removeItem(addressOf(what));
  else keepUnsent(addressOf(what), text);
}
