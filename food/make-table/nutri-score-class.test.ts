import { describe, expect, it } from "vitest";
import { ciqualGroupOf } from "./ciqual-groups.ts";
import { nutriScoreClassOf } from "./nutri-score-class.ts";
import { hasNonNutritiveSweeteners } from "./sweetener.ts";

describe("nutriScoreClassOf", () => {
  it.each([
    [1002, "Milk, whole", "beverage"],
    [1902, "Oat milk", "beverage"],
    [1820, "Yogurt, whole milk, plain", "general"],
    [3802, "Soup, tomato", "general"],
    [1602, "Cheese, Brie", "cheese"],
    [1602, "Mozzarella sticks, breaded, baked, or fried", "general"],
    [8006, "Cream cheese, light", "cheese"],
    [8006, "Sour cream", "fat_oil_nut_seed"],
    [8008, "Coffee creamer, liquid", "general"],
    [2602, "Ham, prosciutto", "red_meat"],
    [2602, "Turkey, prepackaged or deli, luncheon meat", "general"],
    [2008, "Rabbit", "general"],
    [2202, "Chicken breast", "general"],
    [8012, "Olive oil", "fat_oil_nut_seed"],
    [8012, "Italian dressing, made with vinegar and oil", "general"],
    [2804, "Peanut butter", "fat_oil_nut_seed"],
    [7702, "Water, tap", "water"],
    [7802, "Water, carbonated, plain", "water"],
    [7802, "Water, carbonated, flavored", "beverage"],
    [7204, "Fruit flavored drink, powdered, not reconstituted", "general"],
  ])("scores %i %s as %s", (category, description, expected) => {
    expect(nutriScoreClassOf(category, description)).toBe(expected);
  });
});

describe("ciqualGroupOf", () => {
  it.each([
    [["04", "0401", "040103"], "Chicken leg, meat, roasted/baked", "general"],
    [["04", "0401", "040101"], "Beef, sirloin steak, grilled/pan-fried", "red_meat"],
    [["04", "0403", "040301"], "Cooked ham, from turkey, in slices", "general"],
    [["05", "0503", "050301"], "Camembert cheese, from cow's milk", "cheese"],
    [["06", "0601", "000000"], "Mineral still water (Vittel), bottled", "water"],
    [["06", "0601", "000000"], "Bottled water, flavoured, with sugar(s)", "beverage"],
  ])("scores %s %s as %s", (codes, name, expected) => {
    expect(ciqualGroupOf(codes, name).nutriScoreClass ?? "general").toBe(expected);
  });

  it("counts vegetables, but no tubers filed among them", () => {
    expect(ciqualGroupOf(["02", "0201", "020102"], "Carrot, cooked").producePercent).toBe(100);
    expect(ciqualGroupOf(["02", "0201", "020104"], "Yam, pulp, steamed").producePercent).toBe(0);
  });

  it("refuses a group that it does not know", () => {
    expect(() => ciqualGroupOf(["99", "9901", "000000"], "Manna")).toThrow("no such food group");
  });
});

describe("hasNonNutritiveSweeteners", () => {
  it.each([
    ["Soft drink, cola, diet", 7102, [], true],
    ["Soft drink, cola", 7202, [], false],
    ["Cola, without added sugars and with sweetener(s)", null, [], true],
    ["Cola, with sugar(s) and without sweetener(s)", null, [], false],
    ["Coffee, pre-sweetened", 7302, ["Sweetener, tabletop, sucralose"], true],
    ["Zucchini lasagna, diet frozen meal", 3204, [], false],
  ])("%s: %s", (description, category, ingredients, expected) => {
    expect(hasNonNutritiveSweeteners(description, category, ingredients)).toBe(expected);
  });
});
