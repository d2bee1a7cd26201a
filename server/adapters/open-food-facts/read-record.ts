import { normalFormOf } from "#domain/barcodes/barcode.ts";
import { kilojoulesPerKcal } from "#domain/nutrition/energy-factors.ts";
import { languages } from "#domain/people/language.ts";
import { type CarbohydrateMeaning, totalCarbohydrate } from "#domain/products/carbohydrate.ts";
import type { ProductFigures, ProductUnit } from "#domain/products/product.ts";
import type { PublicProduct } from "../../features/products/product-source.ts";
import { numberIn, type OffRecord, positive, round, textOf } from "./off-record.ts";
import { type NutrientOf, readNutrients, servingMaxGrams } from "./read-nutrients.ts";

const nameMaxLength = 120;
const packMaxGrams = 50_000;
const sodiumToSalt = 2.5;
/** g in a millilitre: alcohol is stated in per cent of the volume. */
const alcoholDensity = 0.789;
/** Countries whose labels include fibre in carbohydrate. */
const totalCarbohydrateCountries = ["en:united-states", "en:canada"];

/** Undefined for what has no valid code or no name. */
export function readOffRecord(record: OffRecord): PublicProduct | undefined {
  const code = normalFormOf(textOf(record.code)) ?? normalFormOf(textOf(record.code).padStart(13, "0"));
  const name = nameIn(record, "product_name") ?? nameIn(record, "generic_name");
  if (code === undefined || name === undefined) return undefined;
  const { nutrient, unit } = readNutrients(record);
  const names = languages.flatMap((language) => {
    const translated = nameIn(record, `product_name_${language}`);
    return translated === undefined || translated === name ? [] : [[language, translated]];
  });
  return {
    code,
    name,
    names: Object.fromEntries(names),
    brand: cleanText(brandsOf(record).split(",")[0] ?? "") ?? null,
    unit: unit ?? unitOf(record),
    figures: figuresOf(nutrient, carbohydrateMeaning(record)),
    kilojoules: nutrient("energy-kj"),
    servingGrams: positive(numberIn(record.serving_quantity, servingMaxGrams)),
    packGrams: positive(numberIn(record.product_quantity, packMaxGrams)),
  };
}

function figuresOf(nutrient: NutrientOf, meaning: CarbohydrateMeaning): ProductFigures {
  const figure = (name: string) => rounded(nutrient(name));
  const fiber = figure("fiber");
  const sodium = nutrient("sodium");
  const alcohol = nutrient("alcohol");
  return {
    calories: kcalOf(nutrient),
    protein: figure("proteins"),
    carbs: figure("carbohydrates-total") ?? totalCarbohydrate(figure("carbohydrates"), fiber, meaning),
    fat: figure("fat"),
    fiber,
    sugars: figure("sugars"),
    saturatedFat: figure("saturated-fat"),
    salt: figure("salt") ?? rounded(sodium === null ? null : sodium * sodiumToSalt),
    alcohol: rounded(alcohol === null ? null : alcohol * alcoholDensity),
    polyols: figure("polyols"),
  };
}

/** Their `energy` without a unit is in kJ. */
function kcalOf(nutrient: NutrientOf): number | null {
  const kcal = nutrient("energy-kcal");
  if (kcal !== null) return round(kcal);
  const kilojoules = nutrient("energy-kj") ?? nutrient("energy");
  return rounded(kilojoules === null ? null : kilojoules / kilojoulesPerKcal);
}

/** The meaning of carbohydrate where the product is sold. Without a country its code tells: in the US and Canada it begins with 0. */
function carbohydrateMeaning({ countries_tags: tags, code }: OffRecord): CarbohydrateMeaning {
  const countries = (Array.isArray(tags) ? tags : textOf(tags).split(",")).map(String).filter(Boolean);
  const isTotal =
    countries.length > 0
      ? countries.every((country) => totalCarbohydrateCountries.includes(country))
      : /^0?0[0-9]\d{11}$/.test(textOf(code).padStart(13, "0"));
  return isTotal ? "withFibre" : "withoutFibre";
}

function unitOf({
  product_quantity_unit: pack,
  serving_quantity_unit: serving,
  quantity,
}: OffRecord): ProductUnit {
  if (pack === "ml" || serving === "ml") return "ml";
  return /\d\s*(ml|cl|dl|l)\b/i.test(textOf(quantity)) ? "ml" : "g";
}

function brandsOf({ brands }: OffRecord): string {
  return textOf(Array.isArray(brands) ? brands[0] : brands);
}

function nameIn(record: OffRecord, field: string): string | undefined {
  return cleanText(textOf(record[field]));
}

const entities: Readonly<Record<string, string>> = {
  ...{ "&amp;": "&", "&quot;": '"', "&#39;": "'", "&lt;": "<", "&gt;": ">" },
};

/**
 * Line ends, and characters that turn the direction of writing: anybody may edit a product there, and its name is shown within
 * our own texts.
 */
const unshown = /[\p{Cc}\p{Surrogate}\p{Bidi_Control}\s]+/gu;

/** Undefined for nothing. */
function cleanText(text: string): string | undefined {
  const plain = text
    .replace(/&(amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replace(unshown, " ")
    .trim();
  return plain === "" ? undefined : plain.slice(0, nameMaxLength).toWellFormed();
}

function rounded(number: number | null): number | null {
  return number === null ? null : round(number);
}
