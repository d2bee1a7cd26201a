// Whether this person wants notifications in this browser, known without asking the server.
import { type ItemAddress, readItem, writeItem } from "../../storage/stored-items.ts";

function switchAddress(personId: string): ItemAddress {
  return { item: "notifications", owner: personId };
}

export function isDeviceSwitchOn(personId: string): boolean {
  return readItem(switchAddress(personId)) === "on";
}

export function saveDeviceSwitch(personId: string, isOn: boolean): void {
  writeItem(switchAddress(personId), isOn ? "on" : "off");
}
