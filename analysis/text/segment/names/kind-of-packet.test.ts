import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function codesIn(text: string) {
  return (await readFoods(text, "fr", "FR")).map(({ source }) => source.code);
}

const packets = ["special k", "chocapic"];
const forms = ["A", "40g A", "bol de A", "A lait"];

describe("a packet behind the kind of thing that it is", () => {
  it.each(packets.flatMap((packet) => forms.map((form) => [form, packet] as const)))(
    "is one food: %s of %s",
    async (form, packet) => {
      const named = await codesIn(form.replace("A", `céréales ${packet}`));
      expect(named).toEqual(await codesIn(form.replace("A", packet)));
    },
  );
});
