/** web/site/pages: /accuracy: what `npm run bench:meals` measured, straight from its file. */
import { useTranslation } from "react-i18next";
import type { MeasuredMeals } from "#contract/shapes/measured-meals.ts";
import { useFormats } from "../../app/i18n/use-formats.ts";
import { SiteFrame } from "../frame/site-frame.tsx";
import { wordsOf } from "../head/keywords.ts";
import { PageHead } from "../head/page-head.tsx";
import { PageBanner } from "../parts/page-banner.tsx";
import { useSite } from "../site-context.ts";

/** The sets that we can name; the file may hold others. */
const sets = [
  { id: "nutribench-v1-wweia-metric", name: "wweiaMetric" },
  { id: "nutribench-v1-wweia-natural", name: "wweiaNatural" },
  { id: "nutribench-v1-who-metric", name: "whoMetric" },
  { id: "nutribench-v1-who-natural", name: "whoNatural" },
  { id: "nutribench-v2 USA", name: "v2Usa" },
  { id: "nutribench-v2 23 countries", name: "v2Countries" },
  { id: "nutribench-v2-multilingual en", name: "inEnglish" },
  { id: "nutribench-v2-multilingual es", name: "inSpanish" },
  { id: "nutribench-v2-multilingual fr", name: "inFrench" },
] as const;
const texts = ["how", "range", "limits", "repeat"] as const;

export function AccuracyPage() {
  const { t } = useTranslation("marketing");
  const { content } = useSite();
  return (
    <SiteFrame>
      <PageHead
        title={t("head.accuracy.title")}
        description={t("head.accuracy.description")}
        keywords={wordsOf(t("head.accuracy.keywords"))}
        picture="accuracy"
      />
      <PageBanner title={t("head.accuracy.title")} text={t("accuracy.intro")} />
      <div className="page grid gap-10 py-10 md:py-14">
        {content.measured ? <Figures measured={content.measured} /> : <p>{t("accuracy.unavailable")}</p>}
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          {texts.map((text) => (
            <section key={text} className="grid content-start gap-2">
              <h2 className="text-2xl text-basil-900">{t(`accuracy.${text}Title`)}</h2>
              <p className="leading-relaxed text-ink-soft">{t(`accuracy.${text}Text`)}</p>
            </section>
          ))}
        </div>
      </div>
    </SiteFrame>
  );
}

function Figures({ measured }: { measured: MeasuredMeals }) {
  const { t } = useTranslation("marketing");
  const columns = ["set", "meals", "calories", "carbs", "within", "range"] as const;
  return (
    <section
      aria-label={t("accuracy.table")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-xl border border-line bg-card shadow-card"
    >
      <table className="figures w-full min-w-2xl text-[0.9375rem]">
        <thead className="bg-basil-900 text-left text-white">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-4 py-3 align-bottom font-semibold not-first:text-right"
              >
                {t(`accuracy.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sets.map(({ id, name }) => (
            <Row key={id} name={name} figures={measured.results[id]} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly name: (typeof sets)[number]["name"];
  readonly figures: MeasuredMeals["results"][string] | undefined;
}

function Row({ name, figures }: RowProps) {
  const { t } = useTranslation("marketing");
  const formats = useFormats();
  if (!figures) return null;
  const { calories, carbs } = figures.meanAbsoluteError;
  const cells = {
    meals: formats.number(figures.meals),
    calories: formats.kcal(calories),
    carbs: formats.grams(carbs, 1),
    within: formats.percent(figures.carbsWithin7g5 * 100),
    range: formats.percent(figures.rangeCoverage * 100),
  };
  return (
    <tr className="border-t border-line even:bg-oat/40">
      <th scope="row" className="px-4 py-3 text-left font-semibold text-ink">
        {t(`accuracy.sets.${name}`)}
      </th>
      {Object.entries(cells).map(([column, cell]) => (
        <td key={column} className="px-4 py-3 text-right whitespace-nowrap">
          {cell}
        </td>
      ))}
    </tr>
  );
}
