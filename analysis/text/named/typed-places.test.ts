import { describe, expect, it } from "vitest";
import { TypedPlaces } from "./typed-places.ts";

function typedFor(typed: string, said: string, word: string): string | undefined {
  const start = said.indexOf(word);
  return new TypedPlaces(typed, said).textOf({ start, end: start + word.length });
}

describe("words of a text with abbreviations spelt out", () => {
  it("are found with the case and accents that were typed", () => {
    expect(typedFor("Crème brûlée x2", "2 creme brulee", "creme brulee")).toBe("Crème brûlée");
  });

  it("are found where they were spelled in another way", () => {
    expect(typedFor("pho w brisket", "pho with brisket", "with")).toBe("w");
    expect(typedFor("heineken 0.0 please", "heineken alcohol free please", "alcohol free")).toBe("0.0");
  });

  it("are found where they were moved or said once more", () => {
    expect(typedFor("3 tacos: 2 chicken, 1 beef", "2 chicken tacos, 1 beef tacos", "beef tacos")).toBe(
      "tacos: 2 chicken, 1 beef",
    );
    expect(typedFor("rice and beef (90 g and 80 g)", "rice 90 g, beef 80 g)", "beef")).toBe("beef");
  });

  it("are not found if nobody typed them", () => {
    expect(typedFor("2 scoops of vanilla", "2 scoops of vanilla ice cream", "ice cream")).toBeUndefined();
  });

  it("are found in a part of what was written together", () => {
    expect(typedFor("Cafeconleche y pan", "cafeconleche pan", "leche")).toBe("leche");
  });
});
