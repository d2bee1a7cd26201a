import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { PlusIcon } from "../../../ui/icons/action-icons.tsx";
import type { MealEditor } from "../draft/meal-editor.ts";

interface OfferedFoodsProps {
  readonly foods: NonNullable<SubmissionAnalysis["alsoSeen"]>;
  readonly editor: MealEditor;
}

/** Foods that are not in the meal, each added with one tap. */
export function OfferedFoods({ foods, editor }: OfferedFoodsProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  return (
    <ul className="flex flex-wrap gap-2">
      {foods.map(({ name, source, grams, calories }) => (
        <li key={`${source.table} ${source.code}`}>
          <button
            type="button"
            onClick={() => editor.add(source, grams)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-dashed border-basil-400 bg-card px-4 py-1.5 text-left text-[0.9375rem] transition-colors hover:bg-basil-50"
          >
            <PlusIcon className="size-4 shrink-0 text-basil-700" />
            <span>
              <span className="sr-only">{t("alsoSeen.add")} </span>
              <span className="font-medium">{name}</span>{" "}
              <span className="figures text-ink-muted">
                {formats.inline([formats.foodWeight(grams), formats.energy(calories)])}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
