import { useTranslation } from "react-i18next";
import type { EverydaySet, MeasuredEveryday } from "#contract/shapes/measured-everyday.ts";
import { languages } from "#domain/people/language.ts";
import { useFormats } from "../../../app/i18n/use-formats.ts";
import { useLanguage } from "../../../app/i18n/use-language.ts";
import { FiguresTable } from "./figures-table.tsx";

const columns = ["sentences", "inside", "offTwofold", "range"] as const;
const sets = [
  ...languages.map((id) => ({ id, name: `inLanguage.${id}` }) as const),
  { id: "all", name: "inAllLanguages" },
] as const;

export function EverydayFigures({ measured }: { measured: MeasuredEveryday }) {
  const { t } = useTranslation("marketing");
  const formats = useFormats();
  const countryNames = new Intl.DisplayNames(useLanguage(), { type: "region" });
  const titles = columns.map((column) => t(`accuracy.everyday.${column}`));
  const cellsOf = ({ sentences, inside, offTwofold, rangeTouches }: EverydaySet) => [
    formats.number(sentences),
    ...[inside, offTwofold, rangeTouches].map((share) => formats.percent(share * 100)),
  ];
  return (
    <div className="grid gap-4">
      <div className="grid max-w-prose gap-1">
        <h3 className="text-xl text-basil-900">{t("accuracy.everyday.title")}</h3>
        <p className="text-ink-soft">
          {t("accuracy.everyday.text", { sentences: formats.number(measured.results.all.sentences) })}
        </p>
      </div>
      <FiguresTable
        label={t("accuracy.everyday.title")}
        rowTitle={t("accuracy.set")}
        columns={titles}
        rows={sets.map(({ id, name }) => ({
          name: t(`accuracy.sets.${name}`),
          cells: cellsOf(measured.results[id]),
          isTotal: id === "all",
        }))}
      />
      <div className="grid max-w-prose gap-1">
        <h4 className="text-lg text-basil-900">{t("accuracy.everyday.byCountry")}</h4>
        <p className="text-ink-soft">{t("accuracy.everyday.byCountryText")}</p>
      </div>
      <FiguresTable
        label={t("accuracy.everyday.byCountry")}
        rowTitle={t("accuracy.everyday.country")}
        columns={titles}
        rows={Object.entries(measured.countries).map(([country, figures]) => ({
          name: countryNames.of(country) ?? country,
          cells: cellsOf(figures),
        }))}
      />
    </div>
  );
}
