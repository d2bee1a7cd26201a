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

const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();
const keysOf = (owner: "device" | "visitor" | "account") =>
  Object.values(items).filter((item) => item.owner === owner);
const device = keysOf("device").map(({ key }) => key);
const perOwner = keysOf("account")
  .filter((item) => "isPerOwner" in item)
  .map(({ key }) => key);

it("leaves what says nothing about a person", async () => {
  await clearStorage([]);
  expect(left()).toEqual([...device].sort());
});

it("leaves the unsent work of an owner who is kept, and none of the session", async () => {
  await clearStorage(["ana"]);
  expect(left()).toEqual([...device, ...perOwner.map((key) => `${key}ana`)].sort());
});

it("leaves a visitor's session and work where visitors are kept", async () => {
  await clearStorage([visitor]);
  const visitors = [...perOwner.map((key) => key + visitor), ...keysOf("visitor").map(({ key }) => key)];
  expect(left()).toEqual([...device, ...visitors].sort());
});
