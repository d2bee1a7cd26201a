import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getAdaptiveGoal } from "#contract/endpoints/goals.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useToday } from "../../time/use-today.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { AdaptiveGoalSteps } from "./adaptive-goal-steps.tsx";
import { MissingForGoal } from "./missing-for-goal.tsx";

/** Worked out when asked, and applied only when accepted. */
export function AdaptiveGoalCard() {
  const { t } = useTranslation("body");
  const errorText = useErrorText();
  const today = useToday();
  const [isAsked, setIsAsked] = useState(false);
  const goal = useQuery({
    queryKey: [...diaryKey, "adaptiveGoal", today],
    queryFn: ({ signal }) => request(getAdaptiveGoal, {}, { signal }),
    enabled: isAsked,
  });
  const answer = isAsked ? goal.data : undefined;
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t("adaptive.title")}</h2>
      <p className="text-ink-muted">{t("adaptive.text")}</p>
      {goal.isError && !answer && <Alert title={t("adaptive.failed")}>{errorText(goal.error)}</Alert>}
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {answer?.kind === "missing" && <MissingForGoal missing={answer.missing} />}
        {answer?.kind === "ready" && <AdaptiveGoalSteps goal={answer} />}
      </div>
      {!answer && (
        <Button
          variant="secondary"
          className="justify-self-start"
          isBusy={isAsked && goal.isFetching}
          onClick={() => (isAsked ? goal.refetch() : setIsAsked(true))}
        >
          {t("adaptive.ask")}
        </Button>
      )}
    </Card>
  );
}
