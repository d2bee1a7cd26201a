import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import type { MealEditor } from "../draft/meal-editor.ts";
import { OfferedFoods } from "./offered-foods.tsx";

interface AlsoSeenProps {
  readonly foods: NonNullable<SubmissionAnalysis["alsoSeen"]>;
  readonly editor: MealEditor;
}

/** Other foods seen in the photo: offered, but not counted. */
export function AlsoSeen({ foods, editor }: AlsoSeenProps) {
  const { t } = useTranslation("analysis");
  if (foods.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h4 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">{t("alsoSeen.title")}</h4>
      <OfferedFoods foods={foods} editor={editor} />
    </section>
  );
}
