/** web/features/goals/setup: the whole way: walkthrough, form, review. Loaded only for whoever has no goals. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Profile } from "#contract/shapes/profile.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { GoalsDialog } from "../goals-dialog.tsx";
import { suggestedGoals } from "../suggested-goals.ts";
import { SuggestionDialog } from "../suggestion-dialog.tsx";
import { firstStep, type SetupStep, stepAfterClosing, stepOn } from "./setup-step.ts";
import { Walkthrough } from "./walkthrough.tsx";

interface GoalSetupProps {
  readonly profile: Profile | null;
  readonly onEnd: () => void;
}

export default function GoalSetup({ profile, onEnd }: GoalSetupProps) {
  const { t } = useTranslation("profile");
  const [step, setStep] = useState<SetupStep>(() => firstStep(profile !== null));
  const close = () => {
    const next = stepAfterClosing(step);
    setStep(next);
    if (next.kind === "ended") onEnd();
  };
  if (step.kind === "walkthrough") {
    return (
      <Walkthrough
        page={step.page}
        onNext={() => setStep(stepOn(step.page))}
        onSkip={() => setStep({ kind: "form" })}
        onClose={close}
      />
    );
  }
  if (step.kind === "form") {
    return (
      <SuggestionDialog
        isOpen
        profile={profile}
        onSuggested={(suggestion) => setStep({ kind: "review", suggestion })}
        onClose={close}
        closeLabel={t("setup.byHand")}
      />
    );
  }
  const suggestion = step.kind === "review" ? step.suggestion : undefined;
  return (
    <GoalsDialog
      isOpen={step.kind === "review"}
      title={t("review.title")}
      text={suggestion ? t("review.suggestedText") : t("review.byHandText")}
      goals={suggestion ? suggestedGoals(suggestion) : defaultGoals}
      suggestion={suggestion}
      onClose={close}
    />
  );
}
