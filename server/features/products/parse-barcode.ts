import { type Barcode, digitsOf, normalFormOf } from "#domain/barcodes/barcode.ts";
import { AppError } from "../../core/app-error.ts";

/** Throws `invalid_barcode`. */
export function parseBarcode(typed: string): Barcode {
  const code = normalFormOf(digitsOf(typed));
  if (code === undefined) throw new AppError("invalid_barcode");
  return code;
}
