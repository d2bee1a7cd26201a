/** web/app/features/marketing: what an analysis looks like. The figures are FNDDS 2021-2023 and 2017-2018 for 120 g of salmon (26137123), 150 g of rice (56205008) and 100 g of broccoli (99997220). */
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-formats.ts";
import { CarbsIcon, FatIcon, FiberIcon, ProteinIcon } from "../../ui/icons/nutrient-icons.tsx";

const caloriesKcal = 427;
const macros = [
  { name: "protein", grams: 38, MacroIcon: ProteinIcon, look: "bg-protein-soft text-protein" },
  { name: "carbs", grams: 49, MacroIcon: CarbsIcon, look: "bg-carbs-soft text-carbs" },
  { name: "fat", grams: 7, MacroIcon: FatIcon, look: "bg-fat-soft text-fat" },
  { name: "fiber", grams: 3, MacroIcon: FiberIcon, look: "bg-fiber-soft text-fiber" },
] as const;

export function SampleAnalysis() {
  const { t } = useTranslation("marketing");
  const formats = useFormats();
  return (
    <figure
      aria-label={t("landing.sampleLabel")}
      className="-mt-5 w-full rounded-xl border border-line bg-card p-5 shadow-raised"
    >
      <div className="flex items-center justify-between gap-4">
        <div>
          <p className="font-heading text-lg leading-tight font-bold">{t("landing.sampleName")}</p>
          <p className="figures mt-1 text-ink-muted">{formats.kcal(caloriesKcal)}</p>
        </div>
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-score-a font-heading text-xl font-extrabold text-white">
          A
        </span>
      </div>
      <ul className="mt-4 grid grid-cols-4 gap-2">
        {macros.map(({ name, grams, MacroIcon, look }) => (
          <li key={name} className={`grid justify-items-center gap-0.5 rounded-md px-1 py-2.5 ${look}`}>
            <MacroIcon className="size-5" />
            <span className="figures font-bold">{formats.grams(grams)}</span>
            <span className="max-w-full truncate text-xs font-medium">{t(`macro.${name}`)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
