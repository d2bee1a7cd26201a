import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { fromKg, toKg, type WeightUnit, weightUnits } from "#domain/body/weight-unit.ts";
import { parseNumber } from "../../i18n/parse-number.ts";
import { useLocale } from "../../i18n/use-language.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { userQuery } from "../account/session/user-query.ts";

export interface WeightFormats {
  readonly unit: WeightUnit;
  /** With its unit. */
  readonly weight: (weightKg: number) => string;
  /** With its sign and unit. */
  readonly change: (kg: number) => string;
  /** As it is typed, without a unit. */
  readonly typed: (weightKg: number) => string;
  /** kg; undefined for anything but a number. */
  readonly parse: (text: string) => number | undefined;
}

const unitNames = { kg: "kilogram", lb: "pound" } as const;

function createWeightFormats(locale: string, unit: WeightUnit): WeightFormats {
  const style = { style: "unit", unit: unitNames[unit], maximumFractionDigits: 1 } as const;
  const weight = new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: 1 });
  const change = new Intl.NumberFormat(locale, {
    ...style,
    maximumFractionDigits: 2,
    signDisplay: "exceptZero",
  });
  const typed = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });
  return {
    unit,
    weight: (kg) => weight.format(fromKg(kg, unit)),
    change: (kg) => change.format(fromKg(kg, unit)),
    typed: (kg) => typed.format(fromKg(kg, unit)),
    parse: (text) => {
      const number = parseNumber(text);
      return number === undefined ? undefined : toKg(number, unit);
    },
  };
}

/** In the unit of the account; undefined until that is known. */
export function useWeightFormats(): WeightFormats | undefined {
  const locale = useLocale();
  const { isPending } = useQuery(userQuery);
  const { units } = usePreferences();
  return useMemo(
    () => (isPending ? undefined : createWeightFormats(locale, weightUnits[units])),
    [isPending, locale, units],
  );
}
