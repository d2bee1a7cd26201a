// The figures for a reader in a hurry.
import { useTranslation } from "react-i18next";
import type { SiteContent } from "#contract/site.ts";
import { useFormats } from "../../../app/i18n/use-formats.ts";
import { headlineSet } from "./measured-sets.ts";
import { totalPhotoFigures } from "./total-photo-figures.ts";

export function HeadlineFigures({ measured, measuredPhotos }: SiteContent) {
  const { t } = useTranslation("marketing");
  const formats = useFormats();
  const meals = measured?.results[headlineSet];
  const photos = measuredPhotos && totalPhotoFigures(measuredPhotos);
  const mealCount = { count: formats.number(meals?.meals ?? 0) };
  const figures = [
    ...(meals
      ? [
          {
            figure: formats.energy(meals.meanAbsoluteError.calories),
            text: t("accuracy.headline.calories", mealCount),
          },
          { figure: formats.percent(meals.carbsWithin7g5 * 100), text: t("accuracy.headline.within") },
          { figure: formats.percent(meals.rangeCoverage * 100), text: t("accuracy.headline.range") },
        ]
      : []),
    ...(photos
      ? [
          {
            figure: t("accuracy.headline.ofPhotos", {
              wrong: formats.number(photos.wrong),
              photos: formats.number(photos.photos),
            }),
            text: t("accuracy.headline.photos"),
          },
        ]
      : []),
  ];
  return (
    <ul aria-label={t("accuracy.table")} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ figure, text }) => (
        <li
          key={text}
          className="grid content-start gap-2 rounded-xl border border-line bg-card p-5 shadow-card"
        >
          <span className="figures font-heading text-4xl leading-none font-extrabold text-basil-700">
            {figure}
          </span>
          <span className="text-ink-soft">{text}</span>
        </li>
      ))}
    </ul>
  );
}
