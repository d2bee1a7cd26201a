import { digitsOf } from "#domain/barcodes/barcode.ts";
import type { MealInput } from "../meal-input.ts";

/** Shorter digits are an amount or a year. */
const digitsMin = 8;
const digitsMax = 14;

/** Digits alone are a barcode, right or wrong: no meal is described by them. */
export function asBarcode(input: MealInput): MealInput {
  if (input.kind !== "text") return input;
  const digits = digitsOf(input.text);
  const isCode = /^\d+$/.test(digits) && digits.length >= digitsMin && digits.length <= digitsMax;
  return isCode ? { kind: "barcode", code: digits } : input;
}
