import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { changeWater, deleteWater, logWater } from "#contract/endpoints/water.ts";
import type { WaterDrink } from "#contract/shapes/water.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { ApiError } from "../../api/api-error.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { sendDrink, sendOrKeep, type WaitingDrink } from "../offline/waiting-logs.ts";
import { waterKey } from "./water-queries.ts";

type Drink = Pick<WaterDrink, "id" | "ml">;

/** Deleting a drink that is gone already is no failure. */
async function removeDrink(id: string): Promise<void> {
  try {
    await request(deleteWater, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "water_not_found")) throw error;
  }
}

function useWaterMutation<Input, Output>(
  failed: "water.saveFailed" | "water.deleteFailed" | "undoFailed",
  change: (input: Input) => Promise<Output>,
  onSuccess?: (output: Output, input: Input) => void,
) {
  const { t } = useTranslation("body");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Without a network it fails at once, and is kept or said.
    networkMode: "always",
    onSuccess: (output, input) => onSuccess?.(output, input),
    onError: (error) => showFailure(t(failed), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: waterKey }),
  });
}

/** Each change offers its undo. */
export function useChangeWater(day: CalendarDay) {
  const { t } = useTranslation("body");
  const formats = useFormats();
  const showDone = (title: string, undo: () => void) =>
    showToast({ title, variant: "success", action: { label: t("undo"), onSelect: undo } });
  const logAgain = useWaterMutation("undoFailed", (ml: number) => request(logWater, { body: { ml, day } }));
  const takeBack = useWaterMutation("undoFailed", removeDrink);
  const changeBack = useWaterMutation("undoFailed", ({ id, ml }: Drink) =>
    request(changeWater, { params: { id }, body: { ml } }),
  );
  const logging = useWaterMutation(
    "water.saveFailed",
    (drink: WaitingDrink) => sendOrKeep(drink, sendDrink),
    (drink) => {
      if (drink)
        showDone(t("water.logged", { amount: formats.volume(drink.ml) }), () => takeBack.mutate(drink.id));
    },
  );
  const log = {
    isPending: logging.isPending,
    mutate: (ml: number, options?: { readonly onSuccess: () => void }) =>
      logging.mutate({ id: newIdempotencyKey(), day, ml }, options),
  };
  const change = useWaterMutation(
    "water.saveFailed",
    ({ id, ml }: Drink & { before: number }) => request(changeWater, { params: { id }, body: { ml } }),
    ({ id, ml }, { before }) =>
      showDone(t("water.changed", { amount: formats.volume(ml) }), () =>
        changeBack.mutate({ id, ml: before }),
      ),
  );
  const remove = useWaterMutation(
    "water.deleteFailed",
    ({ id }: Drink) => removeDrink(id),
    (_, { ml }) => showDone(t("water.deleted", { amount: formats.volume(ml) }), () => logAgain.mutate(ml)),
  );
  return { log, change, remove };
}
