import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getAdaptiveGoal } from "#contract/endpoints/goal-suggestions.ts";
import type { AdaptiveGoalAnswer } from "#contract/shapes/goal-suggestions.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useToday } from "../../time/use-today.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { AdaptiveGoalSteps } from "./adaptive-goal-steps.tsx";

type Missing = Extract<AdaptiveGoalAnswer, { kind: "missing" }>["missing"];

/** What a suggestion still needs, beside what there is. */
function MissingForGoal({ missing }: { missing: Missing }) {
  const { t } = useTranslation("body");
  const { energy, number } = useFormats();
  return (
    <>
      <p className="font-semibold">{t("adaptive.missing.title")}</p>
      <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
        {missing.map(({ need, have, wanted }) => {
          const write = need === "plausible" ? energy : number;
          return (
            <li key={need}>{t(`adaptive.missing.${need}`, { have: write(have), wanted: write(wanted) })}</li>
          );
        })}
      </ul>
    </>
  );
}

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
