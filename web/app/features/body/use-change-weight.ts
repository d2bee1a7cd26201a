import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { deleteWeight, saveWeight } from "#contract/endpoints/body.ts";
import type { Weight } from "#contract/shapes/body.ts";
import { ApiError } from "../../api/api-error.ts";
import { type Attempt, nextAttempt } from "../../api/attempt.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { sendOrKeep, sendWeight } from "../offline/waiting-logs.ts";
import type { WeightFormats } from "./use-weight-formats.ts";
import { bodyKey } from "./weight-queries.ts";

async function removeWeight(day: string): Promise<void> {
  try {
    await request(deleteWeight, { params: { day } });
  } catch (error) {
    // Already deleted elsewhere.
    if (!(error instanceof ApiError && error.code === "weight_not_found")) throw error;
  }
}

/** Restores what a day had: its weight, or none. */
function useUndo() {
  const { t } = useTranslation("body");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ day, before }: { day: string; before: Omit<Weight, "day"> | null }) => {
      if (before) await request(saveWeight, { params: { day }, body: before });
      else await removeWeight(day);
    },
    onError: (error) => showFailure(t("undoFailed"), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bodyKey }),
  });
}

/** The form shows failures itself, so that what was typed stays. */
export function useSaveWeight(formats: WeightFormats, onSaved: () => void) {
  const { t } = useTranslation("body");
  const queryClient = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  const undo = useUndo();
  return useMutation({
    mutationFn: (weight: Weight) => {
      attempt.current = nextAttempt(JSON.stringify(weight), attempt.current, newIdempotencyKey);
      return sendOrKeep({ id: attempt.current.idempotencyKey, ...weight }, sendWeight);
    },
    onSuccess: (saved) => {
      attempt.current = null;
      onSaved();
      if (!saved) return;
      const { day, weightKg, replaced } = saved;
      showToast({
        title: t("weight.saved", { weight: formats.weight(weightKg) }),
        ...(replaced && { description: t("weight.replaced", { weight: formats.weight(replaced.weightKg) }) }),
        variant: "success",
        action: { label: t("undo"), onSelect: () => undo.mutate({ day, before: replaced }) },
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: bodyKey }),
  });
}

export function useDeleteWeight(formats: WeightFormats) {
  const { t } = useTranslation("body");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const undo = useUndo();
  return useMutation({
    mutationFn: ({ day }: Weight) => removeWeight(day),
    onSuccess: (_, { day, weightKg, note }) =>
      showToast({
        title: t("weight.deleted", { weight: formats.weight(weightKg) }),
        action: { label: t("undo"), onSelect: () => undo.mutate({ day, before: { weightKg, note } }) },
      }),
    onError: (error) => showFailure(t("weight.deleteFailed"), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bodyKey }),
  });
}
