import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lockFile, placeholder, withAddresses } from "./lock-addresses.ts";

const locked = {
  "": { name: "product", version: "0.1.0" },
  "node_modules/plain": { version: "1.2.3", integrity: "sha512-a" },
  "node_modules/plain/node_modules/@scope/part": { version: "2.0.0", integrity: "sha512-b", dev: true },
  "node_modules/alias": {
    name: "@scope/other",
    version: "3.0.0-beta.1",
    resolved: "https://elsewhere.test/x.tgz",
  },
};

it("gives each package the address that registries serve it at, and the product none", () => {
  const { packages } = JSON.parse(withAddresses(JSON.stringify({ lockfileVersion: 3, packages: locked })));
  expect(packages).toEqual({
    "": locked[""],
    "node_modules/plain": {
      ...locked["node_modules/plain"],
      resolved: `${placeholder}/plain/-/plain-1.2.3.tgz`,
    },
    "node_modules/plain/node_modules/@scope/part": {
      ...locked["node_modules/plain/node_modules/@scope/part"],
      resolved: `${placeholder}/@scope/part/-/part-2.0.0.tgz`,
    },
    "node_modules/alias": {
      ...locked["node_modules/alias"],
      resolved: `${placeholder}/@scope/other/-/other-3.0.0-beta.1.tgz`,
    },
  });
  expect(Object.keys(packages["node_modules/plain"])).toEqual(["version", "resolved", "integrity"]);
});

it("has been run since the last `npm install`: `node tools/lock-addresses.ts`", () => {
  const text = readFileSync(lockFile, "utf8");
  expect(text === withAddresses(text)).toBe(true);
});

it("relies on npm replacing the hosts", () => {
  expect(readFileSync(join(lockFile, "..", ".npmrc"), "utf8")).toContain("replace-registry-host=always");
});
