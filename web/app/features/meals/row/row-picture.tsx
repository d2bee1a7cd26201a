import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteMealPicture } from "#contract/endpoints/meals.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { request } from "../../../api/request.ts";
import { useFailureToast } from "../../../api/use-failure-toast.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { TrashIcon } from "../../../ui/icons/action-icons.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { mealPicturesQuery, useMealPicture } from "../meal-pictures.ts";

/** The small picture of a meal in its opened row and where it is edited, and the way to be rid of it. */
export function RowPicture({ meal, day }: { meal: Meal; day: CalendarDay }) {
  const { t } = useTranslation("meals");
  const picture = useMealPicture(meal.id, day);
  const [isAsking, setIsAsking] = useState(false);
  const removing = useRemovePicture(meal, day);
  if (picture === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <img
        src={picture}
        alt={t("picture.of", { meal: meal.name })}
        className="size-24 rounded-lg object-cover"
      />
      <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
        <TrashIcon className="size-4" />
        {t("picture.remove")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("picture.question")}
        text={t("picture.text")}
        confirmLabel={t("picture.remove")}
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}

function useRemovePicture({ id }: Meal, day: CalendarDay) {
  const { t } = useTranslation("meals");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request(deleteMealPicture, { params: { id } }),
    onSuccess: () => showToast({ title: t("picture.removed") }),
    onError: (error) => showFailure(t("picture.failed"), error),
    onSettled: () => queryClient.invalidateQueries(mealPicturesQuery(day)),
  });
}
