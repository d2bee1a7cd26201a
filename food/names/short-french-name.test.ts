import { describe, expect, it } from "vitest";
import { shortFrenchName } from "./short-french-name.ts";

describe("a short French name", () => {
  it.each([
    ["Yaourt ou lait fermenté, nature, à la crème", "Yaourt nature, à la crème"],
    ["Boeuf, entrecôte crue", "Entrecôte crue de bœuf"],
    ["Brioche pur beurre (ex : gâche vendéenne) nature, préemballée", "Brioche pur beurre nature"],
    ["Cabillaud, rôti/cuit au four", "Cabillaud rôti au four"],
    [
      "Eau minérale Badoit, embouteillée, gazeuse, moyennement minéralisée (St-Galmier, 42)",
      "Eau minérale Badoit",
    ],
    ["Kiwi, chair sans peau, cru", "Kiwi cru"],
    ["Haricot rouge, appertisé, égoutté", "Haricot rouge en conserve"],
    ["Oeuf poché", "Œuf poché"],
    ["Pizza (aliment moyen)", "Pizza"],
  ])("%s is %s", (long, short) => {
    expect(shortFrenchName(long)).toBe(short);
  });
});
