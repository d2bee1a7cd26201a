/** The notifications switch, kept in this browser for each account (spec section 2). */
import { type ItemAddress, readItem, writeItem } from "../../storage/stored-items.ts";

function settingOf(personId: string): ItemAddress {
  return { item: "notifications", owner: personId };
}

export function areNotificationsOn(personId: string): boolean {
  return readItem(settingOf(personId)) === "on";
}

export function keepNotifications(personId: string, areOn: boolean): void {
  writeItem(settingOf(personId), areOn ? "on" : "off");
}
