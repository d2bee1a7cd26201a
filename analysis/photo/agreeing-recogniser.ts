import { combineReadings } from "./combine-readings.ts";
import {
  type FoodRecogniser,
  type PhotoReading,
  type RecognisedFood,
  recognisedFoodsMax,
} from "./recogniser.ts";

/** A food that the other recogniser takes for less likely than this, it has not seen. */
const seenProbabilityMin = 0.1;

/** A food that only one model is sure of is offered, not claimed, unless `other` saw it as well. */
function confirmedBy(other: PhotoReading, food: RecognisedFood): RecognisedFood {
  const same = other.foods.find(({ labelId }) => labelId === food.labelId);
  const isSeen = same !== undefined && (same.isSure || same.probability >= seenProbabilityMin);
  return { ...food, isSure: food.isSure && isSeen, pieces: food.pieces ?? same?.pieces ?? null };
}

/** Drops what only the reading to be checked suspects, if the witness sees any food: it knows every name and would have seen this one. */
function notContradicted(firm: PhotoReading, witness: PhotoReading): PhotoReading {
  const isNamed = ({ labelId }: RecognisedFood) => witness.foods.some((food) => food.labelId === labelId);
  const foods = firm.foods.filter((food) => food.isSure || witness.foods.length === 0 || isNamed(food));
  return { ...firm, foods };
}

/** @param witness counts only where `checked` agrees. `checked` combines two models, and counts by itself where it is sure. */
export function createAgreeingRecogniser(witness: FoodRecogniser, checked: FoodRecogniser): FoodRecogniser {
  return {
    name: witness.name,
    recognise: async (photo, signal) => {
      const [alone, firm] = await Promise.all([
        witness.recognise(photo, signal),
        checked.recognise(photo, signal),
      ]);
      const confirmed = alone.foods.map((food) => confirmedBy(firm, food));
      const sureLabels = new Set(
        [...confirmed, ...firm.foods].filter(({ isSure }) => isSure).map(({ labelId }) => labelId),
      );
      const {
        foods,
        kinds: _,
        ...rest
      } = combineReadings({ ...alone, foods: confirmed }, notContradicted(firm, alone));
      return {
        foods: foods
          .slice(0, recognisedFoodsMax)
          .map((food) => ({ ...food, isSure: sureLabels.has(food.labelId) })),
        ...rest,
      };
    },
    close: async () => {
      await Promise.all([witness.close(), checked.close()]);
    },
  };
}
