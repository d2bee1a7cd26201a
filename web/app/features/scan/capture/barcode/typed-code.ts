import { digitsOf, normalFormOf } from "#domain/barcodes/barcode.ts";
import type { MealInput } from "../meal-input.ts";

/** Shorter digits are an amount or a year. */
const digitsMin = 8;
const digitsMax = 14;

/** Digits alone are a barcode, right or wrong: no meal is described by them. A right one is written as the camera reads it. */
export function asBarcode(input: MealInput): MealInput {
  if (input.kind !== "text") return input;
  if (!isBarcodeText(input.text)) return input;
  const digits = digitsOf(input.text);
  return { kind: "barcode", code: normalFormOf(digits) ?? digits };
}

export function isBarcodeText(text: string): boolean {
  const digits = digitsOf(text);
  return /^\d+$/.test(digits) && digits.length >= digitsMin && digits.length <= digitsMax;
}
