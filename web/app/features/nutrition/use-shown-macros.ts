import { useTranslation } from "react-i18next";
import { withNetCarbs } from "#domain/nutrition/net-carbohydrate.ts";
import type { MacronutrientName } from "#domain/nutrition/nutrients.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";

export interface ShownMacros {
  /** Figures of foods or goals, which have total carbohydrate, as the account shows them. */
  readonly of: <Macros extends { readonly carbs: number; readonly fiber: number }>(macros: Macros) => Macros;
  readonly nameOf: (macro: MacronutrientName) => string;
}

/** Carbohydrate in total, or without its fibre where the account has it so. */
export function useShownMacros(): ShownMacros {
  const { t } = useTranslation("analysis");
  const { showsNetCarbs } = usePreferences();
  return {
    of: (macros) => (showsNetCarbs ? withNetCarbs(macros) : macros),
    nameOf: (macro) => t(macro === "carbs" && showsNetCarbs ? "macros.netCarbs" : `macros.${macro}`),
  };
}
