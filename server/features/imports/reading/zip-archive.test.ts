import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { zipOf } from "../../../testing/zip-of.ts";
import { isZip, type UnpackedFile, unzip } from "./zip-archive.ts";

const limits = { filesMax: 3, bytesMax: 1_000 };
const any = () => true;
async function filesOf(archive: Uint8Array, isWanted: (name: string) => boolean = any) {
  const files: UnpackedFile[] = [];
  for await (const file of unzip(archive, isWanted, limits)) files.push(file);
  return files;
}
const textsOf = async (archive: Uint8Array, isWanted: (name: string) => boolean = any) =>
  (await filesOf(archive, isWanted)).map(({ content }) => Buffer.from(content).toString("utf8"));

describe("an archive", () => {
  it("gives its stored and deflated files, those that are wanted", async () => {
    const archive = zipOf([
      { name: "a.csv", content: "one", isStored: true },
      { name: "b.txt", content: "two" },
      { name: "empty.csv", content: "" },
    ]);
    expect(isZip(archive)).toBe(true);
    expect(await textsOf(archive)).toEqual(["one", "two", ""]);
    expect(await textsOf(archive, (name) => name.endsWith(".csv"))).toEqual(["one", ""]);
  });

  it("gives the names of its files", async () => {
    const archive = zipOf([{ name: "export/año.csv", content: "one" }]);
    expect(await filesOf(archive)).toMatchObject([{ name: "export/año.csv" }]);
  });

  it("may be followed by a comment", async () => {
    expect(await textsOf(zipOf([{ name: "a.csv", content: "one" }], { comment: "exported" }))).toEqual([
      "one",
    ]);
  });

  it("is refused with too many files, and where those that are wanted are too large together", async () => {
    const four = ["a", "b", "c", "d"].map((name) => ({ name, content: name }));
    await expect(textsOf(zipOf(four))).rejects.toMatchObject({ code: "import_file_too_large" });
    const half = { content: "0".repeat(501) };
    const bomb = zipOf([
      { name: "a.csv", ...half },
      { name: "b.csv", ...half },
    ]);
    await expect(textsOf(bomb)).rejects.toMatchObject({ code: "import_file_too_large" });
    expect(await textsOf(bomb, (name) => name === "b.csv")).toEqual([half.content]);
  });

  it.each([
    ["a file that is longer than it says", { content: "0".repeat(5_000), saidBytes: 10 }],
    ["an encrypted file", { content: "one", flags: 1 }],
    ["another method", { content: "one", method: 14 }],
    ["deflated content that is damaged", { content: "one", packed: Buffer.from([255, 255, 255]) }],
    ["content that is cut", { content: "one", saidPackedBytes: 5_000 }],
    ["a place outside the archive", { content: "one", start: 4_000_000_000 }],
  ])("is refused with %s", async (_, file) => {
    await expect(textsOf(zipOf([{ name: "a.csv", ...file }]))).rejects.toMatchObject({
      code: "import_format_unknown",
    });
  });

  it("is refused when it is cut anywhere", async () => {
    const whole = zipOf([{ name: "a.csv", content: "one two three" }]);
    for (let length = 30; length < whole.length; length++)
      await expect(textsOf(whole.subarray(0, length)), String(length)).rejects.toMatchObject({
        code: "import_format_unknown",
      });
  });

  it("is something else where it does not begin as one", () => {
    expect(isZip(deflateRawSync("one"))).toBe(false);
    expect(isZip(Buffer.from("Date,Meal,Calories,Protein\n"))).toBe(false);
  });
});
