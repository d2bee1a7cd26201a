import { useTranslation } from "react-i18next";
import type { EverydaySet, MeasuredEveryday } from "#contract/shapes/measured-everyday.ts";
import { languages } from "#domain/people/language.ts";
import { useFormats } from "../../../app/i18n/use-formats.ts";
import { useLanguage } from "../../../app/i18n/use-language.ts";
import { FiguresTable } from "./figures-table.tsx";
import { worstKinds } from "./worst-kinds.ts";

const shares = ["nearMiddle", "offTwofold", "asked", "rangeTouches"] as const;
const sets = [
  ...languages.map((id) => ({ id, name: `inLanguage.${id}` }) as const),
  { id: "all", name: "inAllLanguages" },
] as const;
/** The honest figures first. */
const writers = ["independent", "own"] as const;

export function EverydayFigures({ measured }: { measured: MeasuredEveryday }) {
  const { t } = useTranslation("marketing");
  const formats = useFormats();
  const countryNames = new Intl.DisplayNames(useLanguage(), { type: "region" });
  const columns = ["sentences" as const, ...shares].map((column) => t(`accuracy.everyday.${column}`));
  const cellsOf = (figures: EverydaySet) => [
    formats.number(figures.sentences),
    ...shares.map((share) => formats.percent(figures[share] * 100)),
  ];
  return (
    <div className="grid gap-8">
      <div className="grid max-w-prose gap-1">
        <h3 className="text-xl text-basil-900">{t("accuracy.everyday.title")}</h3>
        <p className="text-ink-soft">{t("accuracy.everyday.text")}</p>
        <p className="text-ink-soft">{t("accuracy.everyday.judges")}</p>
      </div>
      {writers.map((writer) => (
        <Part
          key={writer}
          title={t(`accuracy.everyday.${writer}`)}
          text={t(`accuracy.everyday.${writer}Text`, {
            sentences: formats.number(measured[writer].all.sentences),
          })}
          rowTitle={t("accuracy.set")}
          columns={columns}
          rows={sets.map(({ id, name }) => ({
            name: t(`accuracy.sets.${name}`),
            cells: cellsOf(measured[writer][id]),
            isTotal: id === "all",
          }))}
        />
      ))}
      <Part
        title={t("accuracy.everyday.worst")}
        text={t("accuracy.everyday.worstText")}
        rowTitle={t("accuracy.everyday.kind")}
        columns={columns.slice(0, 2)}
        rows={worstKinds(measured.kinds).map(({ kind, sentences, nearMiddle }) => ({
          name: t(`accuracy.everyday.kinds.${kind}`),
          cells: [formats.number(sentences), formats.percent(nearMiddle * 100)],
        }))}
      />
      <Part
        title={t("accuracy.everyday.byCountry")}
        text={t("accuracy.everyday.byCountryText")}
        rowTitle={t("accuracy.everyday.country")}
        columns={columns}
        rows={Object.entries(measured.countries).map(([country, figures]) => ({
          name: countryNames.of(country) ?? country,
          cells: cellsOf(figures),
        }))}
      />
    </div>
  );
}

interface PartProps extends Omit<Parameters<typeof FiguresTable>[0], "label"> {
  readonly title: string;
  readonly text: string;
}

function Part({ title, text, ...figures }: PartProps) {
  return (
    <div className="grid gap-4">
      <div className="grid max-w-prose gap-1">
        <h4 className="text-lg text-basil-900">{title}</h4>
        <p className="text-ink-soft">{text}</p>
      </div>
      <FiguresTable label={title} {...figures} />
    </div>
  );
}
