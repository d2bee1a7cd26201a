import { foodGramsMax, foodGramsMin } from "#contract/limits.ts";
import { fromGrams, fromMl, toGrams, toMl } from "#domain/body/units.ts";
import { roundFoodGrams } from "#domain/nutrition/round-food-grams.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { Stepper } from "../../ui/stepper.tsx";

interface FoodWeightStepperProps {
  readonly label: string;
  readonly grams: number;
  readonly onChange: (grams: number) => void;
  /** What one food may weigh, unless told otherwise. */
  readonly minGrams?: number;
  readonly maxGrams?: number;
  readonly size?: "sm" | "md";
  /** A drink's millilitres count as its grams. */
  readonly unit?: "g" | "ml";
}

const stepGrams = 10;
/** For weights of up to one large step. */
const smallStepGrams = 1;
const gramDecimals = 1;
const stepOunces = 0.5;
const ounceDecimals = 1;

/** Grams, or ounces where the account has them; what is kept is grams. */
export function FoodWeightStepper(props: FoodWeightStepperProps) {
  const { label, grams, onChange, size = "md", unit = "g" } = props;
  const { minGrams = foodGramsMin, maxGrams = foodGramsMax } = props;
  const { units } = usePreferences();
  const common = { label, size };
  const [from, to] = unit === "g" ? [fromGrams, toGrams] : [fromMl, toMl];
  const keep = (typed: number) =>
    onChange(Math.min(maxGrams, Math.max(minGrams, roundFoodGrams(to(typed, units)))));
  if (units === "metric") {
    const value = roundFoodGrams(grams);
    const step = value > stepGrams ? stepGrams : smallStepGrams;
    const range = { min: minGrams, max: maxGrams, step, decimals: gramDecimals };
    return <Stepper {...common} {...range} value={value} unit={unit} onChange={keep} />;
  }
  const ounces = (weight: number) => Math.round(from(weight, units) * 10) / 10;
  return (
    <Stepper
      {...common}
      value={ounces(grams)}
      min={Math.max(0.1, ounces(minGrams))}
      max={ounces(maxGrams)}
      step={stepOunces}
      decimals={ounceDecimals}
      unit={unit === "g" ? "oz" : "fl oz"}
      onChange={keep}
    />
  );
}
