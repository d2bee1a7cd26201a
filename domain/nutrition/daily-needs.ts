import type { Gender } from "../people/body-profile.ts";
import type { Country } from "../people/country.ts";
import type { NeedRow, NeedTable } from "./need-table.ts";
import { efsaNeeds } from "./needs-efsa.ts";
import { nasemNeeds } from "./needs-nasem.ts";
import type { MicronutrientName } from "./nutrients.ts";

export interface DailyNeed {
  /** The amount a day, in the micronutrient's unit. */
  readonly amount: number;
  readonly limit: number | undefined;
  readonly sources: readonly string[];
}

export interface Eater {
  readonly gender: Gender;
  readonly ageYears: number;
  readonly country: Country | null;
}

/** The United States and Canada set their values together. */
const nasemCountries: ReadonlySet<Country> = new Set(["US", "CA"]);

export function needTableOf(country: Country | null): NeedTable {
  return country !== null && nasemCountries.has(country) ? nasemNeeds : efsaNeeds;
}

function valueFor(rows: readonly NeedRow[], { gender, ageYears }: Eater): number | undefined {
  const row = rows.findLast(({ from = 0 }) => ageYears >= from);
  return gender === "female" ? row?.women : row?.men;
}

/** Undefined for children and adolescents, and where the table has no amount. Pregnancy and breastfeeding have other values. */
export function dailyNeed(name: MicronutrientName, eater: Eater): DailyNeed | undefined {
  const table = needTableOf(eater.country);
  const data = table.nutrients[name];
  const amount = data && valueFor(data.needs, eater);
  if (!data || amount === undefined || eater.ageYears < table.adultYears) return undefined;
  return {
    amount,
    limit: data.limits && valueFor(data.limits, eater),
    sources: [data.source, ...(data.limitSource === undefined ? [] : [data.limitSource])],
  };
}
