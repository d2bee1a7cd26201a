import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { usePreferences } from "../../../storage/diary-preferences.ts";
import { focusFromTop } from "../../../ui/focus-from-top.ts";
import { ProBadge } from "../../../ui/pro-badge.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { LockedForPro } from "../../nutrition/locked-for-pro.tsx";
import { MicronutrientList } from "../../nutrition/micronutrient-list.tsx";
import type { MealPhoto } from "../capture/photo/meal-photo.ts";
import { PhotosView } from "../capture/photo/photo-view.tsx";
import { buildDisplayedMeal } from "../draft/displayed-meal.ts";
import type { MealDraft } from "../draft/meal-draft.ts";
import type { MealEditor } from "../draft/meal-editor.ts";
import { EditableName } from "./editable-name.tsx";
import { Overview } from "./overview.tsx";
import { ResultActions } from "./result-actions.tsx";
import { useNewTotal } from "./use-new-total.ts";

interface MealResultProps {
  readonly editor: MealEditor;
  readonly draft: MealDraft;
  readonly photos: readonly MealPhoto[];
  readonly isVisitor: boolean;
  /** Meals of the person's own that it may be instead. */
  readonly ownMeals: ReactNode;
  readonly onOpenQuestions: () => void;
  readonly onCorrected: (answer: SubmissionAnalysis) => void;
  readonly onSaved: () => void;
  readonly onDiscarded: () => void;
}

export function MealResult({ editor, draft, photos, ownMeals, ...rest }: MealResultProps) {
  const { t } = useTranslation("analysis");
  const [tab, setTab] = useState<"overview" | "micronutrients">("overview");
  const meal = buildDisplayedMeal(draft);
  return (
    <div ref={focusFromTop} tabIndex={-1} className="grid gap-5 outline-none">
      <PhotosView photos={photos} className="h-52 max-md:-mx-5 max-md:sm:-mx-6 md:h-64 md:rounded-xl" />
      <EditableName
        name={meal.name}
        onRename={(name) => editor.change({ kind: "name", name: name === draft.analysis.name ? null : name })}
      />
      {draft.analysis.isUsualName && draft.name === null && (
        <p className="-mt-4 text-sm text-ink-muted">{t("result.usualName")}</p>
      )}
      {ownMeals && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-medium text-basil-700">
            {t("ownMeals.instead")}
          </summary>
          <div className="mt-2">{ownMeals}</div>
        </details>
      )}
      <Tabs
        label={t("result.tabs.label")}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: "overview",
            label: t("result.tabs.overview"),
            content: (
              <Overview
                meal={meal}
                draft={draft}
                editor={editor}
                onOpenQuestions={rest.onOpenQuestions}
                onCorrected={rest.onCorrected}
              />
            ),
          },
          {
            id: "micronutrients",
            label: <MicronutrientsLabel isLocked={draft.analysis.micronutrients === undefined} />,
            content: <Micronutrients draft={draft} />,
          },
        ]}
      />
      <LiveSummary draft={draft} />
      <ResultActions
        editor={editor}
        isVisitor={rest.isVisitor}
        onSaved={rest.onSaved}
        onDiscarded={rest.onDiscarded}
      />
    </div>
  );
}

function MicronutrientsLabel({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation("analysis");
  return (
    <>
      {t("result.tabs.micronutrients")}
      {isLocked && <ProBadge />}
    </>
  );
}

function Micronutrients({ draft }: { draft: MealDraft }) {
  const { t } = useTranslation("analysis");
  const { micronutrients, micronutrientsKnownFor, foods } = draft.analysis;
  if (!micronutrients) return <LockedForPro title={t("micro.lockedTitle")} text={t("micro.lockedText")} />;
  return (
    <MicronutrientList
      figures={{
        amounts: micronutrients,
        knownFor: micronutrientsKnownFor,
        count: foods.length,
        scale: draft.scale,
      }}
    />
  );
}

/** For screen readers: the result once, then each new total. */
function LiveSummary({ draft }: { draft: MealDraft }) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const { hidesCalories } = usePreferences();
  const [first] = useState(draft.analysis);
  const { calories, range, name } = draft.analysis;
  const readyText = hidesCalories
    ? name
    : t("result.ready", {
        name,
        calories: formats.energy(calories),
        low: formats.energyFigure(range.low),
        high: formats.energy(range.high),
      });
  const newTotal = useNewTotal();
  return (
    <p role="status" className="sr-only">
      {draft.analysis === first ? readyText : newTotal(draft.analysis, draft.scale)}
    </p>
  );
}
