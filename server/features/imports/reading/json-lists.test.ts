import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileCopies } from "../../../testing/hostile-imports.ts";
import { type JsonEntry, readJsonLists } from "./json-lists.ts";
import { tooLarge } from "./json-value.ts";

async function read(text: string, names?: readonly string[]): Promise<JsonEntry[]> {
  const isWanted = (name: string) => !names || names.includes(name);
  const entries: JsonEntry[] = [];
  for await (const entry of readJsonLists(text, isWanted)) entries.push(entry);
  return entries;
}

/** What the reader should find, by `JSON.parse`. */
function expected(document: Record<string, unknown>) {
  return Object.entries(document).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((entry, at) => ({ name, position: at + 1, value: entry })),
  );
}

const objects = fc
  .dictionary(fc.string({ unit: "grapheme", maxLength: 20 }), fc.jsonValue({ maxDepth: 5 }))
  // That name is left out (below).
  .filter((document) => !JSON.stringify(document).includes("__proto__"));

describe("the members of a JSON document", () => {
  it("are those that JSON.parse finds, whatever the text's layout", async () => {
    await fc.assert(
      fc.asyncProperty(objects, fc.constantFrom(undefined, "  ", "\t"), async (document, indent) => {
        const text = JSON.stringify(document, null, indent);
        const parsed = JSON.parse(text) as Record<string, unknown>;
        expect(await read(text)).toEqual(expected(parsed));
      }),
    );
  });

  it("are read across the pieces in which the text is parsed", async () => {
    const document = {
      a: Array.from({ length: 3_000 }, (_, at) => ({ at, text: `é\\"\n${"x".repeat(at % 50)}` })),
    };
    expect(await read(JSON.stringify(document))).toEqual(expected(document));
  });

  it("are left out where they are not wanted", async () => {
    const entries = await read('{"a":[1,[2]],"b":{"a":[3]},"c":"x"}', ["a", "c"]);
    expect(entries.map(({ name, value }) => [name, value])).toEqual([
      ["a", 1],
      ["a", [2]],
      ["c", "x"],
    ]);
  });

  it("are refused where the text is no JSON object", async () => {
    const valid = JSON.stringify({ a: [{ b: [1, null, true] }, "x"], c: { d: -1.5e3 } });
    const cut = Array.from({ length: valid.length - 1 }, (_, at) => valid.slice(0, at));
    const others = ["[1]", "1", '"a"', "{a:1}", '{"a":1,}', '{"a":[1,]}', '{"a":1}}', '{"a":1} x', "{'a':1}"];
    for (const text of [...cut, ...others])
      await expect(read(text), text).rejects.toMatchObject({ code: "import_format_unknown" });
  });
});

describe("what is larger than any entry of ours", () => {
  const around = (entry: string) =>
    read(`{"a":[1,${entry},2]}`).then((entries) => entries.map(({ value }) => value));

  it.each([
    [
      "has many values",
      `[${Array(90)
        .fill(
          `[${Array(90)
            .fill(`[${Array(9).fill("0").join()}]`)
            .join()}]`,
        )
        .join()}]`,
    ],
    ["has a long list", `[${Array(101).fill("0").join()}]`],
    ["has many members", JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, at) => [at, 0])))],
    ["is deep", `${"[".repeat(11)}${"]".repeat(11)}`],
    ["has a long text", `["${"x".repeat(4_001)}"]`],
    ["has a long name", `{"${"x".repeat(4_001)}":1}`],
  ])("is dropped when it %s, and what follows is read", async (_, entry) => {
    expect(await around(entry)).toEqual([1, tooLarge, 2]);
  });

  it("is refused with the document when it is deeper still", async () => {
    await expect(read(`{"other":${"[".repeat(100)}`, [])).rejects.toMatchObject({
      code: "import_format_unknown",
    });
  });
});

it("keeps out what PostgreSQL cannot store, and what would change the object", async () => {
  const [entry] = await read('{"a":[{"b":"x\\u0000\\ud800y","__proto__":{"c":1}}]}');
  expect(entry?.value).toEqual({ b: "x\ufffdy" });
  expect(Object.getPrototypeOf(entry?.value)).toBe(Object.prototype);
});

describe("16 MB of", () => {
  it.each(hostileCopies)("$name take little memory", async ({ make }) => {
    const text = make().toString();
    const before = process.memoryUsage().heapUsed;
    let most = 0;
    const measure = () => {
      most = Math.max(most, process.memoryUsage().heapUsed - before);
      pending = setImmediate(measure);
    };
    let pending = setImmediate(measure);
    let found = 0;
    try {
      for await (const _ of readJsonLists(text, (name) => name === "meals")) {
        found += 1;
        if (found > 100_000) break;
      }
    } catch (failure) {
      expect(failure).toMatchObject({ code: "import_format_unknown" });
    } finally {
      clearImmediate(pending);
    }
    // With garbage that nobody has collected yet. Parsed at once, the same texts took 1,200 to 1,600 MB.
    expect(most / 1024 / 1024).toBeLessThan(400);
  });
});
