import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { builtServer } from "./build-freshness.ts";
import { serverFlags } from "./server-flags.ts";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

describe("the flags of a server", () => {
  it("are given by npm start and by the image", () => {
    expect(read("package.json")).toContain(`exec node ${serverFlags.join(" ")} ${builtServer}"`);
    const command = ["node", ...serverFlags, builtServer].map((part) => JSON.stringify(part));
    expect(read("Dockerfile")).toContain(`CMD [${command.join(", ")}]`);
  });
});
