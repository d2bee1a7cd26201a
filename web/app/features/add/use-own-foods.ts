import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { CallOf } from "#contract/endpoint.ts";
import { addOwnFood, changeOwnFood, deleteOwnFood } from "#contract/endpoints/add.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { ownFoodsQuery } from "./add-queries.ts";
import type { OwnFood } from "./addable.ts";

export type OwnFoodFields = CallOf<typeof addOwnFood>["body"];

/** The form shows failures itself, so that what was typed stays. */
export function useSaveOwnFood(id: string | undefined, onSaved: (food: OwnFood) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnFoodFields) =>
      id === undefined ? request(addOwnFood, { body }) : request(changeOwnFood, { params: { id }, body }),
    onSuccess: onSaved,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownFoodsQuery.queryKey }),
  });
}

/** With an undo, which makes the same food anew. */
export function useDeleteOwnFood(onDeleted: () => void) {
  const { t } = useTranslation("add");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const restoring = useSaveOwnFood(undefined, () => {});
  return useMutation({
    mutationFn: ({ id }: OwnFood) => request(deleteOwnFood, { params: { id } }),
    onSuccess: (_, food) => {
      showToast({
        title: t("own.deleted", { name: food.name }),
        action: { label: t("undo"), onSelect: () => restoring.mutate(fieldsOf(food)) },
      });
      onDeleted();
    },
    onError: (error) => showFailure(t("own.deleteFailed"), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownFoodsQuery.queryKey }),
  });
}

/** As they were entered: what was not stated is not 0. */
function fieldsOf({ id: _, unknown, doubts: __, ...food }: OwnFood): OwnFoodFields {
  return { ...food, ...Object.fromEntries(unknown.map((name) => [name, null])) };
}
