import type { MeasuredEverydayModel } from "#contract/shapes/measured-everyday-model.ts";
import { byLanguage, type Language } from "#domain/people/language.ts";
import { figuresOfEveryday, type JudgedSentence } from "./figures.ts";
import { countModelFoods, type ModelReading } from "./model-figures.ts";
import type { PlateFigures } from "./recorded-plates.ts";

interface Measured {
  /** The same sentences in the same order. */
  readonly ofReader: readonly JudgedSentence[];
  readonly withModel: readonly JudgedSentence[];
  readonly readings: readonly ModelReading[];
  readonly plates: PlateFigures;
}

const shareOf = (readings: readonly ModelReading[], holds: (reading: ModelReading) => boolean) =>
  readings.filter(holds).length / Math.max(1, readings.length);

function shownOf(judged: readonly JudgedSentence[]) {
  const { nearMiddle, offTwofold, asked } = figuresOfEveryday(judged);
  return { nearMiddle, offTwofold, asked };
}

/** The figures that the accuracy page shows for the path with a language model. */
export function publishedModelFigures(measured: Measured): MeasuredEverydayModel {
  const { ofReader, withModel, readings, plates } = measured;
  if (readings.length !== ofReader.length) throw new Error("Some sentences have no recorded answer.");
  const setOf = (language?: Language) => {
    const isIn = (at: number) => language === undefined || ofReader[at]?.language === language;
    const own = ofReader.filter((_, at) => isIn(at));
    return {
      sentences: own.length,
      reader: shownOf(own),
      withModel: shownOf(withModel.filter((_, at) => isIn(at))),
      ownSumNearMiddle: shareOf(
        readings.filter((_, at) => isIn(at)),
        (one) => one.isModelRight,
      ),
    };
  };
  const { foods, grounded } = countModelFoods(readings);
  return {
    results: { ...byLanguage((language) => setOf(language)), all: setOf() },
    sent: shareOf(readings, (one) => one.wasAskedModel),
    foods: { foods, grounded: grounded / Math.max(1, foods) },
    plates,
  };
}
