import { useTranslation } from "react-i18next";
import type { MeasuredEveryday } from "#contract/shapes/measured-everyday.ts";
import { languages } from "#domain/people/language.ts";
import { useFormats } from "../../../app/i18n/use-formats.ts";
import { FiguresTable } from "./figures-table.tsx";

const columns = ["sentences", "inside", "offTwofold", "range"] as const;
const sets = [
  ...languages.map((id) => ({ id, name: `inLanguage.${id}` }) as const),
  { id: "all", name: "inAllLanguages" },
] as const;

export function EverydayFigures({ measured }: { measured: MeasuredEveryday }) {
  const { t } = useTranslation("marketing");
  const formats = useFormats();
  return (
    <div className="grid gap-4">
      <div className="grid max-w-prose gap-1">
        <h3 className="text-xl text-basil-900">{t("accuracy.everyday.title")}</h3>
        <p className="text-ink-soft">{t("accuracy.everyday.text")}</p>
      </div>
      <FiguresTable
        label={t("accuracy.everyday.title")}
        rowTitle={t("accuracy.set")}
        columns={columns.map((column) => t(`accuracy.everyday.${column}`))}
        rows={sets.map(({ id, name }) => {
          const { sentences, inside, offTwofold, rangeTouches } = measured.results[id];
          const shares = [inside, offTwofold, rangeTouches].map((share) => formats.percent(share * 100));
          return {
            name: t(`accuracy.sets.${name}`),
            cells: [formats.number(sentences), ...shares],
            isTotal: id === "all",
          };
        })}
      />
    </div>
  );
}
