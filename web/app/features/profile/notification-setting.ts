// The notifications switch, stored in this browser for each account.
import { type ItemAddress, readItem, writeItem } from "../../storage/stored-items.ts";

function settingAddress(personId: string): ItemAddress {
  return { item: "notifications", owner: personId };
}

export function areNotificationsOn(personId: string): boolean {
  return readItem(settingAddress(personId)) === "on";
}

export function saveNotifications(personId: string, areOn: boolean): void {
  writeItem(settingAddress(personId), areOn ? "on" : "off");
}
