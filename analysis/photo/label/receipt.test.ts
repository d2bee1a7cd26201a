import { expect, it } from "vitest";
import { isReceipt } from "./receipt.ts";
import { printedTable } from "./testing/printed-lines.ts";

const columns = [0, 300];

it.each([
  [
    "English",
    [
      ["SALT 1 KG", "0.65"],
      ["FAT FREE YOGURT", "0.99"],
      ["TOTAL", "1.64"],
      ["CASH", "2.00"],
    ],
  ],
  [
    "Spanish",
    [
      ["LECHE ENTERA 1 L", "0,95"],
      ["AZUCAR 1 KG", "1,29"],
      ["TOTAL (€)", "2,24"],
      ["TARJETA BANCARIA", "2,24"],
    ],
  ],
  [
    "French",
    [
      ["Sucre 1 kg", "1,29 €"],
      ["Sel fin", "0,65 €"],
      ["Total TTC", "1,94 €"],
      ["Espèces", "2,00 €"],
    ],
  ],
] as const)("recognises a receipt in %s by what it says and its prices", (_, rows) => {
  expect(isReceipt(printedTable(rows, columns))).toBe(true);
});

it.each([
  [
    "a menu, which has prices alone",
    [
      ["Soupe de poisson", "9,00 €"],
      ["Steak frites", "18,00 €"],
      ["Moules", "16,00 €"],
    ],
  ],
  [
    "a label, whose figures have units",
    [
      ["Total fat", "1.29 g"],
      ["Salt", "0.65 g"],
      ["Total", "2.49 g"],
    ],
  ],
] as const)("is not deceived by %s", (_, rows) => {
  expect(isReceipt(printedTable(rows, columns))).toBe(false);
});
