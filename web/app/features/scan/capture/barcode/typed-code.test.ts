import { expect, it } from "vitest";
import { asBarcode } from "./typed-code.ts";

it.each([
  ["012000001291", "0012000001291", "UPC-A"],
  ["8480000 823274", "8480000823274", "EAN-13"],
  ["08480000823274", "8480000823274", "GTIN-14"],
  ["8480000823275", "8480000823275", "a wrong check digit, which the server refuses"],
])("types %s as %s (%s)", (text, code) => {
  expect(asBarcode({ kind: "text", text })).toEqual({ kind: "barcode", code });
});

it("leaves words and amounts alone", () => {
  const input = { kind: "text", text: "200 g rice" } as const;
  expect(asBarcode(input)).toBe(input);
});
