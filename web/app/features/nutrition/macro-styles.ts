import type { ReactNode } from "react";
import type { MacronutrientName } from "#domain/nutrition/nutrients.ts";
import type { IconProps } from "../../ui/icons/icon.tsx";
import { CarbsIcon, FatIcon, FiberIcon, ProteinIcon } from "../../ui/icons/nutrient-icons.tsx";

export const shownMacros = [
  "protein",
  "carbs",
  "fat",
  "fiber",
] as const satisfies readonly MacronutrientName[];
export type ShownMacro = (typeof shownMacros)[number];

export interface MacroStyle {
  readonly MacroIcon: (props: IconProps) => ReactNode;
  readonly text: string;
  readonly fill: string;
  readonly soft: string;
}

/** Colour is never the only sign: each macronutrient has an icon too. */
export const macroStyles: Readonly<Record<ShownMacro, MacroStyle>> = {
  protein: { MacroIcon: ProteinIcon, text: "text-protein", fill: "bg-protein", soft: "bg-protein-soft" },
  carbs: { MacroIcon: CarbsIcon, text: "text-carbs", fill: "bg-carbs", soft: "bg-carbs-soft" },
  fat: { MacroIcon: FatIcon, text: "text-fat", fill: "bg-fat", soft: "bg-fat-soft" },
  fiber: { MacroIcon: FiberIcon, text: "text-fiber", fill: "bg-fiber", soft: "bg-fiber-soft" },
};
