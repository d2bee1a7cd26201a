import { expect, it } from "vitest";
import { everydayKinds } from "#contract/shapes/measured-everyday.ts";
import { worstKinds } from "./worst-kinds.ts";

it("lists the ten worst kinds, the worst first, without those of fewer than twenty sentences", () => {
  const kinds = everydayKinds.map((kind, at) => ({
    kind,
    sentences: kind === "chain" ? 19 : 20,
    nearMiddle: kind === "chain" ? 0 : 1 - at / 100,
  }));
  const worst = worstKinds(kinds).map(({ kind }) => kind);
  expect(worst).toEqual(everydayKinds.toReversed().slice(0, 10));
  expect(worst).not.toContain("chain");
});
