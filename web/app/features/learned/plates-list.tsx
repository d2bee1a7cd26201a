import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteAllPlates, deletePlate, listPlates } from "#contract/endpoints/learned.ts";
import type { PlatesOfMealAnswer } from "#contract/shapes/learned.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TrashIcon } from "../../ui/icons/action-icons.tsx";
import { LoadingList } from "../../ui/loading-list.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { LoadFailure } from "../account/load-failure.tsx";

const platesQuery = queryOptions({
  queryKey: ["plates"],
  queryFn: ({ signal }) => request(listPlates, {}, { signal }),
});

const shortDay: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };

/** Which meals the camera knows, to forget one by one or altogether. The photos are gone already: there is no undo. */
export function PlatesList() {
  const { t } = useTranslation("profile");
  const plates = useQuery(platesQuery);
  return (
    <section aria-labelledby="plates" className="mt-8 grid gap-4">
      <div className="grid gap-1">
        <h3 id="plates" className="text-lg">
          {t("plates.title")}
        </h3>
        <p className="text-ink-soft">{t("plates.text")}</p>
      </div>
      {plates.isPending && <LoadingList />}
      {plates.isError && !plates.data && (
        <LoadFailure error={plates.error} onRetry={() => plates.refetch()} />
      )}
      {plates.data && <Plates plates={plates.data} />}
    </section>
  );
}

function useForgetPlates() {
  const { t } = useTranslation("profile");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (plate: PlatesOfMealAnswer | null) =>
      plate === null ? request(deleteAllPlates, {}) : request(deletePlate, { params: { id: plate.mealId } }),
    onSuccess: (_, plate) =>
      showToast({
        title: plate ? t("plates.forgotten", { name: plate.name }) : t("learned.forgottenAll"),
      }),
    onError: (error) => showFailure(t("learned.failed"), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: platesQuery.queryKey }),
  });
}

function Plates({ plates }: { plates: readonly PlatesOfMealAnswer[] }) {
  const { t } = useTranslation("profile");
  const formats = useFormats();
  const forget = useForgetPlates();
  const [isAsking, setIsAsking] = useState(false);
  if (plates.length === 0) return <p className="text-ink-muted">{t("plates.none")}</p>;
  return (
    <>
      <ul className="grid divide-y divide-line border-y border-line">
        {plates.map((plate) => (
          <li key={plate.mealId} className="flex items-center gap-1 py-2.5">
            <div className="grid min-w-0 flex-1 gap-0.5">
              <p className="font-medium wrap-anywhere first-letter:uppercase">{plate.name}</p>
              <p className="figures text-sm text-ink-muted">
                {t("plates.photos", {
                  count: plate.photos,
                  day: formats.day(plate.seenAt.slice(0, 10), shortDay),
                })}
              </p>
            </div>
            <IconButton
              label={t("plates.forget", { name: plate.name })}
              tone="danger"
              disabled={forget.isPending}
              onClick={() => forget.mutate(plate)}
            >
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {t("plates.forgetAll")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("plates.forgetAllQuestion")}
        text={t("plates.forgetAllText")}
        confirmLabel={t("plates.forgetAll")}
        isBusy={forget.isPending}
        onConfirm={() => forget.mutate(null, { onSettled: () => setIsAsking(false) })}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
