import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveWeightTarget } from "#contract/endpoints/body.ts";
import { weightKgRange } from "#domain/people/body-profile.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { FormDialog } from "../account/form-dialog.tsx";
import { useDraft } from "../session/use-draft.ts";
import type { WeightFormats } from "./use-weight-formats.ts";
import { bodyKey } from "./weight-queries.ts";

interface TargetDialogProps {
  readonly isOpen: boolean;
  readonly formats: WeightFormats;
  readonly targetKg: number | undefined;
  readonly onClose: () => void;
}

export function TargetDialog({ isOpen, ...rest }: TargetDialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ formats, targetKg, onClose }: Omit<TargetDialogProps, "isOpen">) {
  const { t } = useTranslation("body");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { values, change, forget } = useDraft("weightTarget", {
    weight: targetKg === undefined ? "" : formats.typed(targetKg),
  });
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const saving = useMutation({
    mutationFn: (weightKg: number) => request(saveWeightTarget, { body: { weightKg } }),
    onSuccess: () => {
      forget();
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: bodyKey }),
  });
  const weightKg = formats.parse(values.weight);
  const isValid = weightKg !== undefined && weightKg >= weightKgRange.min && weightKg <= weightKgRange.max;
  const submit = () => {
    setWasSubmitted(true);
    if (isValid) saving.mutate(weightKg);
    return isValid;
  };
  const [least, most] = [formats.weight(weightKgRange.min), formats.weight(weightKgRange.max)];
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t("target.set")}
      description={t("target.text")}
      submitLabel={t("target.save")}
      isBusy={saving.isPending}
      onSubmit={submit}
    >
      {saving.isError && <Alert title={t("target.saveFailed")}>{errorText(saving.error)}</Alert>}
      <TextField
        label={t("target.field", { unit: formats.unit })}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        maxLength={6}
        value={values.weight}
        error={wasSubmitted && !isValid ? t("weight.outOfRange", { least, most }) : undefined}
        onChange={(event) => change({ weight: event.target.value })}
      />
    </FormDialog>
  );
}
