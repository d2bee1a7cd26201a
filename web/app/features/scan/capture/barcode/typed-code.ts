import { digitsOf } from "#domain/barcodes/barcode.ts";
import type { MealInput } from "../meal-input.ts";

/** Shorter digits are an amount or a year. */
const digitsMin = 8;
const digitsMax = 14;

/** Digits alone are a barcode, right or wrong: no meal is described by them. */
export function asBarcode(input: MealInput): MealInput {
  if (input.kind !== "text") return input;
  return isBarcodeText(input.text) ? { kind: "barcode", code: digitsOf(input.text) } : input;
}

export function isBarcodeText(text: string): boolean {
  const digits = digitsOf(text);
  return /^\d+$/.test(digits) && digits.length >= digitsMin && digits.length <= digitsMax;
}
