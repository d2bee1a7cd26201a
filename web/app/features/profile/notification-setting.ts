/** web/features/profile: the notifications switch: kept on this device alone, each person's own (spec section 2). */

function keyOf(personId: string): string {
  return `notifications:${personId}`;
}

export function areNotificationsOn(storage: Storage, personId: string): boolean {
  return storage.getItem(keyOf(personId)) === "on";
}

export function keepNotifications(storage: Storage, personId: string, areOn: boolean): void {
  storage.setItem(keyOf(personId), areOn ? "on" : "off");
}
