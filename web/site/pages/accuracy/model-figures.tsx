import { useTranslation } from "react-i18next";
import type { MeasuredEverydayModel } from "#contract/shapes/measured-everyday-model.ts";
import { languages } from "#domain/people/language.ts";
import { useFormats } from "../../../app/i18n/use-formats.ts";
import { FiguresTable } from "./figures-table.tsx";

const columns = ["sentences", "near", "offTwofold", "asked"] as const;
const sets = [...languages, "all"] as const;
const readers = [
  { of: "reader", name: "readerIn" },
  { of: "withModel", name: "modelIn" },
] as const;
/** The command as it is typed; its files are part of the repository. */
const command =
  "npm run bench -- everyday --model-answers bench/recorded/everyday-2026-11-29-am.jsonl bench/everyday/blind-2026-11-29-am.json";

/** The figures with a language model's recorded answers, apart from those of the reader that ships with the product. */
export function ModelFigures({
  measured: { results, sent, foods, plates },
}: {
  measured: MeasuredEverydayModel;
}) {
  const { t } = useTranslation("marketing");
  const formats = useFormats();
  const percent = (share: number) => formats.percent(share * 100);
  const rows = sets.flatMap((set) =>
    readers.map(({ of, name }) => {
      const { nearMiddle, offTwofold, asked } = results[set][of];
      return {
        name: t(`accuracy.model.${name}`, { language: t(`accuracy.model.languages.${set}`) }),
        cells: [formats.number(results[set].sentences), ...[nearMiddle, offTwofold, asked].map(percent)],
        isTotal: set === "all",
      };
    }),
  );
  const details = {
    own: percent(results.all.ownSumNearMiddle),
    sent: percent(sent),
    foods: formats.number(foods.foods),
    grounded: percent(foods.grounded),
    plates: formats.number(plates.plates),
    kept: formats.number(plates.energyKept),
  };
  return (
    <div className="grid gap-4">
      <div className="grid max-w-prose gap-1">
        <h3 className="text-xl text-basil-900">{t("accuracy.model.title")}</h3>
        <p className="text-ink-soft">
          {t("accuracy.model.text", { sentences: formats.number(results.all.sentences) })}
        </p>
      </div>
      <FiguresTable
        label={t("accuracy.model.title")}
        rowTitle={t("accuracy.model.set")}
        columns={columns.map((column) => t(`accuracy.model.${column}`))}
        rows={rows}
      />
      <div className="grid max-w-prose gap-2 text-ink-soft">
        <p>{t("accuracy.model.detail", details)}</p>
        <p>
          {t("accuracy.model.repeat")} <code className="font-mono text-sm wrap-anywhere">{command}</code>
        </p>
      </div>
    </div>
  );
}
