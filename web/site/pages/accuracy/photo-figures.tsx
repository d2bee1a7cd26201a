import { useTranslation } from "react-i18next";
import type { MeasuredPhotos } from "#contract/shapes/measured-photos.ts";
import { useFormats } from "../../../app/i18n/use-formats.ts";
import { type FiguresRow, FiguresTable } from "./figures-table.tsx";
import { photoFoods } from "./measured-sets.ts";
import { totalPhotoFigures } from "./total-photo-figures.ts";

const columns = ["photos", "right", "offered", "wrong"] as const;

export function PhotoFigures({ measured }: { measured: MeasuredPhotos }) {
  const { t } = useTranslation("marketing");
  const formats = useFormats();
  const row = (name: string, figures: MeasuredPhotos["foods"][string]): FiguresRow => ({
    name,
    cells: columns.map((column) => formats.number(figures[column])),
  });
  const rows = photoFoods.flatMap((food) => {
    const figures = measured.foods[food];
    return figures ? [row(t(`accuracy.photos.foods.${food}`), figures)] : [];
  });
  const total = row(t("accuracy.photos.all"), totalPhotoFigures(measured));
  return (
    <FiguresTable
      label={t("accuracy.photos.food")}
      rowTitle={t("accuracy.photos.food")}
      columns={columns.map((column) => t(`accuracy.photos.${column}`))}
      rows={[...rows, { ...total, isTotal: true }]}
    />
  );
}
