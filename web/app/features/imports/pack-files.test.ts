import { expect, it } from "vitest";
import { packFiles } from "./pack-files.ts";

it("packs files as they are, and tells those of the same name apart", async () => {
  const packed = await packFiles(
    [new File(["one"], "a.csv"), new File(["two"], "b.csv"), new File(["three"], "a.csv")],
    "3 files",
  );
  const text = new TextDecoder("latin1").decode(await packed.arrayBuffer());
  expect([packed.name, text.slice(0, 4)]).toEqual(["3 files.zip", "PK\u0003\u0004"]);
  for (const part of ["a.csv", "one", "b.csv", "two", "3 a.csv", "three"]) expect(text).toContain(part);
});
