import { useTranslation } from "react-i18next";
import type { AnalysedFoodAnswer } from "#contract/shapes/nutrition.ts";
import { isFromLabel, openFoodFactsTable } from "#domain/nutrition/entered-food.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { classes } from "../../../ui/classes.ts";
import { FigureDoubts } from "../../nutrition/figure-doubts.tsx";
import { useScanAccess } from "../access/use-scan-access.ts";
import { CodeSentNote } from "../result/code-sent-note.tsx";

interface ProductNoteProps {
  readonly food: Pick<AnalysedFoodAnswer, "name" | "grams" | "source">;
  readonly product: NonNullable<AnalysedFoodAnswer["product"]>;
  readonly onChoose: (grams: number) => void;
}

/** Whose figures these are, what of them is unknown or doubtful, and the amounts that the packet names. */
export function ProductNote({ food, product, onChoose }: ProductNoteProps) {
  const { t } = useTranslation("analysis");
  const { isVisitor } = useScanAccess();
  const { brand, code, unknown, doubts } = product;
  const names = unknown.map((figure) => t(`product.figure.${figure}`)).join(", ");
  return (
    <div className="grid gap-2 text-sm">
      <p className="text-ink-muted">{[brand, code].filter(Boolean).join("\u00a0· ")}</p>
      <Amounts food={food} product={product} onChoose={onChoose} />
      <FigureDoubts doubts={doubts} />
      {unknown.length > 0 && <p className="text-ink-soft">{t("product.unknown", { names })}</p>}
      {isFromLabel(food) && code !== null && (
        <p className="text-ink-soft">
          {isVisitor ? t("product.keptUnderCodeVisitor") : t("product.keptUnderCode")}
        </p>
      )}
      {food.source.table === openFoodFactsTable && (
        <p className="text-ink-muted">
          {t("product.attribution")}{" "}
          <a
            href={`https://world.openfoodfacts.org/product/${code}`}
            target="_blank"
            rel="noreferrer"
            className="underline"
          >
            {t("product.openFoodFacts")}
          </a>
        </p>
      )}
      {food.source.table === openFoodFactsTable && <CodeSentNote />}
    </div>
  );
}

function Amounts({ food, product, onChoose }: ProductNoteProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const { servingGrams: serving, packGrams: pack, unit } = product;
  const written = unit === "ml" ? formats.volume : formats.foodWeight;
  const amounts = [
    { key: "serving", grams: serving },
    { key: "twoServings", grams: serving === null ? null : serving * 2 },
    { key: "halfPack", grams: pack === null ? null : pack / 2 },
    { key: "pack", grams: pack },
  ] as const;
  if (serving === null && pack === null) return null;
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{t("food.portionOf", { food: food.name })}</legend>
      {amounts.map(({ key, grams }) => {
        if (grams === null) return null;
        const isChosen = Math.round(grams) === Math.round(food.grams);
        return (
          <button
            key={key}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(grams)}
            className={classes(
              "min-h-9 rounded-full border px-3 transition-colors",
              isChosen
                ? "border-basil-600 bg-basil-50 font-semibold text-basil-800"
                : "border-line bg-card text-ink-soft hover:border-basil-300 hover:bg-basil-50",
            )}
          >
            {t(`product.amount.${key}`)}{" "}
            <span className="figures font-normal text-ink-muted">{written(grams)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
