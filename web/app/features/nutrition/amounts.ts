/** web/features/nutrition: amounts as the chosen language writes them. Unit symbols are the same in all three. */
import type { Language } from "#domain/people/language.ts";

const noBreakSpace = "\u00a0";

export interface Amounts {
  /** Whole number: kcal and grams as shown (spec section 5). */
  readonly whole: (amount: number) => string;
  readonly kcal: (kcal: number) => string;
  readonly grams: (grams: number) => string;
  /** At most two decimals, as micronutrients are shown (spec section 5). */
  readonly withUnit: (amount: number, unit: string) => string;
  readonly percent: (percent: number) => string;
}

export function amountsIn(language: Language): Amounts {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const decimals = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const joined = (figure: string, unit: string) => `${figure}${noBreakSpace}${unit}`;
  return {
    whole: (amount) => whole.format(amount),
    kcal: (kcal) => joined(whole.format(kcal), "kcal"),
    grams: (grams) => joined(whole.format(grams), "g"),
    withUnit: (amount, unit) => joined(decimals.format(amount), unit),
    percent: (value) => percent.format(value / 100),
  };
}
