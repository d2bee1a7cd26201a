import { beforeEach, expect, it } from "vitest";
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
