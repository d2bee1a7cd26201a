import { normalFormOf } from "#domain/barcodes/barcode.ts";
import { kilojoulesPerKcal } from "#domain/nutrition/energy-factors.ts";
import { languages } from "#domain/people/language.ts";
import type { ProductFigures, ProductUnit } from "#domain/products/product.ts";
import type { PublicProduct } from "../../features/products/product-source.ts";

/** A product as Open Food Facts' dump and API have it: fields come and go, and numbers may be strings. */
export type OffRecord = Readonly<Record<string, unknown>>;

const nameMaxLength = 120;
/** g or kcal; more is a slip of the keyboard that no check could tell from the rest. */
const figureMax = 5_000;
const servingMaxGrams = 2_000;
const packMaxGrams = 50_000;
const sodiumToSalt = 2.5;
/** g in a millilitre: alcohol is stated in per cent of the volume. */
const alcoholDensity = 0.789;
/** Where the carbohydrate on a label includes the fibre; elsewhere it does not. */
const totalCarbohydrateCountries = ["en:united-states", "en:canada"];

export function isRecord(value: unknown): value is OffRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Undefined for what has no valid code or no name. */
export function readOffRecord(record: OffRecord): PublicProduct | undefined {
  const code = normalFormOf(textOf(record.code)) ?? normalFormOf(textOf(record.code).padStart(13, "0"));
  const name = nameIn(record, "product_name") ?? nameIn(record, "generic_name");
  if (code === undefined || name === undefined) return undefined;
  const unit = unitOf(record);
  const nutriments = isRecord(record.nutriments) ? record.nutriments : {};
  const names = languages.flatMap((language) => {
    const translated = nameIn(record, `product_name_${language}`);
    return translated === undefined || translated === name ? [] : [[language, translated]];
  });
  return {
    code,
    name,
    names: Object.fromEntries(names),
    brand: cleanText(textOf(record.brands).split(",")[0] ?? "") ?? null,
    unit,
    figures: figuresOf(nutriments, hasTotalCarbohydrate(record)),
    kilojoules: numberIn(nutriments["energy-kj_100g"], figureMax),
    servingGrams: positive(numberIn(record.serving_quantity, servingMaxGrams)),
    packGrams: positive(numberIn(record.product_quantity, packMaxGrams)),
  };
}

function figuresOf(nutriments: OffRecord, isCarbohydrateTotal: boolean): ProductFigures {
  const figure = (name: string) => numberIn(nutriments[`${name}_100g`], figureMax);
  const fiber = figure("fiber");
  const stated = figure("carbohydrates");
  const total = isCarbohydrateTotal || stated === null ? stated : stated + (fiber ?? 0);
  const sodium = figure("sodium");
  const alcohol = figure("alcohol");
  return {
    calories: energyOf(figure),
    protein: figure("proteins"),
    carbs: figure("carbohydrates-total") ?? (total === null ? null : round(total)),
    fat: figure("fat"),
    fiber,
    sugars: figure("sugars"),
    saturatedFat: figure("saturated-fat"),
    salt: figure("salt") ?? (sodium === null ? null : round(sodium * sodiumToSalt)),
    alcohol: alcohol === null ? null : round(alcohol * alcoholDensity),
    polyols: figure("polyols"),
  };
}

/** kcal; `energy` alone is in kJ. */
function energyOf(figure: (name: string) => number | null): number | null {
  const kcal = figure("energy-kcal");
  if (kcal !== null) return kcal;
  const kilojoules = figure("energy-kj") ?? figure("energy");
  return kilojoules === null ? null : round(kilojoules / kilojoulesPerKcal);
}

function hasTotalCarbohydrate({ countries_tags: tags, code }: OffRecord): boolean {
  const countries = Array.isArray(tags) ? tags : textOf(tags).split(",");
  if (countries.some((country) => country !== "")) {
    return countries.every((country) => totalCarbohydrateCountries.includes(String(country)));
  }
  return /^0?0[0-9]\d{11}$/.test(textOf(code).padStart(13, "0"));
}

function unitOf({
  product_quantity_unit: pack,
  serving_quantity_unit: serving,
  quantity,
}: OffRecord): ProductUnit {
  if (pack === "ml" || serving === "ml") return "ml";
  return /\d\s*(ml|cl|dl|l)\b/i.test(textOf(quantity)) ? "ml" : "g";
}

function nameIn(record: OffRecord, field: string): string | undefined {
  return cleanText(textOf(record[field]));
}

const entities: Readonly<Record<string, string>> = {
  ...{ "&amp;": "&", "&quot;": '"', "&#39;": "'", "&lt;": "<", "&gt;": ">" },
};

/** Undefined for nothing. */
function cleanText(text: string): string | undefined {
  const plain = text
    .replace(/&(amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replace(/[\p{Cc}\p{Surrogate}\s]+/gu, " ")
    .trim();
  return plain === "" ? undefined : plain.slice(0, nameMaxLength).toWellFormed();
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

/** null for nothing, for words, and for what is negative or beyond `max`. */
function numberIn(value: unknown, max: number): number | null {
  const text = textOf(value).trim().replace(",", ".");
  if (!/^\d+(\.\d*)?(e-?\d+)?$/i.test(text)) return null;
  const number = Number(text);
  return number <= max ? number : null;
}

function positive(number: number | null): number | null {
  return number === null || number <= 0 ? null : number;
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
