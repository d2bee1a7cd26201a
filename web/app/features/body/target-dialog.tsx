import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveWeightTarget } from "#contract/endpoints/body.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { FormDialog } from "../account/form-dialog.tsx";
import { useDraft } from "../account/session/use-draft.ts";
import type { WeightFormats } from "./use-weight-formats.ts";
import { parseWeight, WeightField } from "./weight-field.tsx";
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
  const weightKg = parseWeight(values.weight, formats);
  const submit = () => {
    setWasSubmitted(true);
    if (weightKg !== undefined) saving.mutate(weightKg);
    return weightKg !== undefined;
  };
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
      <WeightField
        label={t("target.field", { unit: formats.unit })}
        formats={formats}
        value={values.weight}
        isProblemShown={wasSubmitted}
        onChange={(typed) => change({ weight: typed })}
      />
    </FormDialog>
  );
}
