import { beforeEach, expect, it, vi } from "vitest";
import { clearStorage } from "./clear-storage.ts";
import { items, visitor } from "./registry.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const item of Object.values(items)) {
    const storage = item.area === "local" ? localStorage : sessionStorage;
    const owners = "isPerOwner" in item ? ["ana", "ben", visitor] : [""];
    for (const owner of owners) storage.setItem(item.key + owner, "something");
  }
  localStorage.setItem("nobody_registered_this", "something");
});

const remainingKeys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();
const keysOf = (owner: "device" | "visitor" | "account") =>
  Object.values(items).filter((item) => item.owner === owner);
const device = keysOf("device").map(({ key }) => key);
const perOwner = keysOf("account")
  .filter((item) => "isPerOwner" in item)
  .map(({ key }) => key);

it("keeps the device's own entries", async () => {
  await clearStorage([]);
  expect(remainingKeys()).toEqual([...device].sort());
});

it("keeps the unsent work of a kept owner, but not their session", async () => {
  await clearStorage(["ana"]);
  expect(remainingKeys()).toEqual([...device, ...perOwner.map((key) => `${key}ana`)].sort());
});

it("keeps a visitor's session and unsent work if visitors are kept", async () => {
  await clearStorage([visitor]);
  const visitors = [...perOwner.map((key) => key + visitor), ...keysOf("visitor").map(({ key }) => key)];
  expect(remainingKeys()).toEqual([...device, ...visitors].sort());
});

it.each([
  ["an account that leaves it", ["ben"], 1],
  ["nobody but the kept account", ["ana"], 0],
])("ends the browser's push subscription if it is notified for %s", async (_, kept, times) => {
  localStorage.setItem("notifications:ana", "on");
  const unsubscribe = vi.fn(async () => true);
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  vi.stubGlobal("navigator", { serviceWorker });
  await clearStorage(kept);
  expect(unsubscribe).toHaveBeenCalledTimes(times);
  vi.unstubAllGlobals();
});
