import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { GoalSuggestionAnswer } from "#contract/shapes/goal-suggestions.ts";
import type { Profile } from "#contract/shapes/profile.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { BodyForm } from "./body-form.tsx";
import { useBodyForm } from "./use-body-form.ts";

interface SuggestionDialogProps {
  readonly isOpen: boolean;
  readonly profile: Profile | null;
  readonly onSuggested: (suggestion: GoalSuggestionAnswer) => void;
  readonly onClose: () => void;
  /** Replaces "Cancel" where closing leads to setting goals by hand. */
  readonly closeLabel?: string;
}

export function SuggestionDialog({
  isOpen,
  profile,
  onSuggested,
  onClose,
  closeLabel,
}: SuggestionDialogProps) {
  const { t } = useTranslation(["profile", "common"]);
  const formId = useId();
  const form = useBodyForm(profile, onSuggested);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("profile:suggest.title")}
      description={t("profile:suggest.text")}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} disabled={form.isPending}>
            {closeLabel ?? t("common:action.cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isPending} className="flex-1 sm:flex-none">
            {form.isPending ? t("profile:suggest.calculating") : t("profile:suggest.calculate")}
          </Button>
        </div>
      }
    >
      <BodyForm id={formId} values={form.values} onChange={form.change} onSubmit={form.submit} />
    </Dialog>
  );
}
