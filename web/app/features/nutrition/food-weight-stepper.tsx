import { foodGramsMax, foodGramsMin } from "#contract/limits.ts";
import { fromGrams, fromMl, toGrams, toMl } from "#domain/body/units.ts";
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
const stepOunces = 0.5;
const ounceDecimals = 1;

/** Grams, or ounces where the account has them; what is kept is grams. */
export function FoodWeightStepper(props: FoodWeightStepperProps) {
  const { label, grams, onChange, size = "md", unit = "g" } = props;
  const { minGrams = foodGramsMin, maxGrams = foodGramsMax } = props;
  const { units } = usePreferences();
  const common = { label, size };
  if (units === "metric") {
    const value = Math.round(grams);
    const range = { min: minGrams, max: maxGrams, step: stepGrams };
    return <Stepper {...common} {...range} value={value} unit={unit} onChange={onChange} />;
  }
  const [from, to] = unit === "g" ? [fromGrams, toGrams] : [fromMl, toMl];
  const ounces = (weight: number) => Math.round(from(weight, units) * 10) / 10;
  const keep = (typed: number) =>
    onChange(Math.min(maxGrams, Math.max(minGrams, Math.round(to(typed, units)))));
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
