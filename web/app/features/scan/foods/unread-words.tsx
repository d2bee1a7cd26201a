import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import type { MealEditor } from "../draft/meal-editor.ts";
import { OfferedFoods } from "./offered-foods.tsx";

interface UnreadWordsProps {
  readonly words: NonNullable<SubmissionAnalysis["unread"]>;
  readonly editor: MealEditor;
}

/** Typed words that no food accounts for: each is named, with foods that it may mean. */
export function UnreadWords({ words, editor }: UnreadWordsProps) {
  const { t } = useTranslation("analysis");
  if (words.length === 0) return null;
  return (
    <section className="grid gap-3" aria-label={t("unread.title")}>
      {words.map(({ word, foods }) => (
        <div key={word} className="grid gap-2">
          <h4 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
            {t("unread.question", { word })}
          </h4>
          <OfferedFoods foods={foods} editor={editor} />
        </div>
      ))}
      <p className="text-sm text-ink-muted">{t("unread.hint")}</p>
    </section>
  );
}
