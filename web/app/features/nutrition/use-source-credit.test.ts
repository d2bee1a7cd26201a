import { describe, expect, it } from "vitest";
import { formatSourceCredit } from "./use-source-credit.ts";

describe("the credit of a table", () => {
  it.each([
    ["Ciqual 2025", "Anses, Table Ciqual 2025"],
    ["FNDDS 2021-2023", "USDA FNDDS 2021-2023"],
    ["McDonald's (US) 2024-04", "McDonald's (US) 2024-04"],
    ["Platewise standard recipe", "USDA FNDDS; Anses, Table Ciqual 2025"],
  ])("%s names its publisher", (table, credit) => {
    expect(formatSourceCredit(table)).toBe(credit);
  });
});
