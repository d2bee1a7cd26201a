// Walkthrough, form, review. Loaded only for people without goals.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Profile } from "#contract/shapes/profile.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { GoalsDialog } from "../goals-dialog.tsx";
import { suggestedGoals } from "../suggested-goals.ts";
import { SuggestionDialog } from "../suggestion-dialog.tsx";
import { useMeasuredProfile } from "../use-measured-profile.ts";
import { firstStep, nextStep, type SetupStep, stepAfterClosing } from "./setup-step.ts";
import { Walkthrough } from "./walkthrough.tsx";

/** The first step depends on whether there is a profile, so nothing is shown until that is known. */
export default function GoalSetup({ onEnd }: { onEnd: () => void }) {
  const profile = useMeasuredProfile();
  return profile === undefined ? null : <SetupSteps profile={profile} onEnd={onEnd} />;
}

interface SetupStepsProps {
  readonly profile: Profile | null;
  readonly onEnd: () => void;
}

function SetupSteps({ profile, onEnd }: SetupStepsProps) {
  const { t } = useTranslation("profile");
  const [step, setStep] = useState<SetupStep>(() => firstStep(profile !== null));
  const close = () => {
    const next = stepAfterClosing(step);
    setStep(next);
    if (next.kind === "ended") onEnd();
  };
  if (step.kind === "walkthrough") {
    return <Walkthrough page={step.page} onNext={() => setStep(nextStep(step.page))} onClose={close} />;
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
