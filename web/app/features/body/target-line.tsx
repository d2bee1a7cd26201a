import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteWeightTarget, saveWeightTarget } from "#contract/endpoints/body.ts";
import type { WeightLog } from "#contract/shapes/body.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { Button } from "../../ui/button.tsx";
import { TargetIcon } from "../../ui/icons/status-icons.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { TargetDialog } from "./target-dialog.tsx";
import type { WeightFormats } from "./use-weight-formats.ts";
import { bodyKey } from "./weight-queries.ts";

interface TargetLineProps {
  readonly log: WeightLog;
  readonly formats: WeightFormats;
}

/** The target weight and when the trend gets there. */
export function TargetLine({ log: { target, latest }, formats }: TargetLineProps) {
  const { t } = useTranslation("body");
  const [isOpen, setIsOpen] = useState(false);
  const removal = useRemoveTarget();
  return (
    <section className="grid gap-3 rounded-lg border border-line p-4">
      <div className="flex items-start gap-3">
        <TargetIcon className="size-6 shrink-0 text-basil-600" />
        <div className="grid gap-0.5">
          <h3 className="text-base">
            {target ? t("target.of", { weight: formats.weight(target.weightKg) }) : t("target.none")}
          </h3>
          {target && latest && <OutlookText target={target} />}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
          {target ? t("target.change") : t("target.set")}
        </Button>
        {target && (
          <Button
            variant="ghost"
            size="sm"
            isBusy={removal.isPending}
            onClick={() => removal.mutate(target.weightKg)}
          >
            {t("target.remove")}
          </Button>
        )}
      </div>
      <TargetDialog
        isOpen={isOpen}
        formats={formats}
        targetKg={target?.weightKg}
        onClose={() => setIsOpen(false)}
      />
    </section>
  );
}

function OutlookText({ target }: { target: NonNullable<WeightLog["target"]> }) {
  const { t } = useTranslation("body");
  const dates = useFormats();
  const { outlook } = target;
  return (
    <p className="text-ink-muted">
      {outlook.kind === "expected"
        ? t("target.expected", {
            day: dates.day(outlook.day, { day: "numeric", month: "long", year: "numeric" }),
          })
        : t(`target.${outlook.kind}`)}
    </p>
  );
}

function useRemoveTarget() {
  const { t } = useTranslation("body");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: bodyKey });
  const fail = (error: unknown) => showFailure(t("target.removeFailed"), error);
  const undo = useMutation({
    mutationFn: (weightKg: number) => request(saveWeightTarget, { body: { weightKg } }),
    onError: (error) => showFailure(t("undoFailed"), error),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: (_: number) => request(deleteWeightTarget, {}),
    onSuccess: (_, weightKg) =>
      showToast({
        title: t("target.removed"),
        action: { label: t("undo"), onSelect: () => undo.mutate(weightKg) },
      }),
    onError: fail,
    onSettled: refresh,
  });
}
