import type { ReadLine } from "./ocr/text-reader.ts";

/** What receipts say in English, Spanish and French, each once a kind; the reader drops spaces and accents. */
const receiptWords: readonly RegExp[] = [
  /^(?:grand)?total(?:ttc|due|eur|apagar|apayer|acobrar|general|amount|a)?[^a-z]*$/,
  /sub-?total|soustotal/,
  /(?<![a-z])(?:vat|tax|salestax|iva|tva|impuestos?)(?![a-z])/,
  /(?<![a-z])(?:cash|change|efectivo|cambio|entregado|especes|rendu|monnaie)(?![a-z])/,
  /(?<![a-z])(?:visa|mastercard|debitcard|creditcard|tarjeta(?:bancaria)?|cartebancaire|cb)(?![a-z])/,
  /thankyou|gracias|merci|receipt|recibo|factura|facture|ticket|tickets?decaisse/,
  /importe|montant|amountdue|balancedue|netapayer|apagar|cashier|cajer[oa]|caissi|caisse/,
];
/** "1.29", "2,49 €": with two decimals and no unit. */
const price = /(?<![\d.,])\d{1,4}[.,]\d{2}(?!\s?(?:k?g|m?l|kcal|kj|mg|%|\d))(?:€|\$|£|eur|[a-z]?)$/;
const wordsMin = 2;
const pricesMin = 3;

function plainText({ characters }: ReadLine): string {
  const text = characters.map((character) => character.text).join("");
  return text
    .normalize("NFD")
    .replace(/\p{Mn}|\s/gu, "")
    .toLowerCase();
}

/** Whether the lines are of a receipt. A receipt has no nutrition table even if it lists sugar, salt and fat. */
export function isReceipt(lines: readonly ReadLine[]): boolean {
  const texts = lines.map(plainText);
  const words = receiptWords.filter((word) => texts.some((text) => word.test(text)));
  const prices = texts.filter((text) => price.test(text));
  return words.length >= wordsMin && prices.length >= pricesMin;
}
