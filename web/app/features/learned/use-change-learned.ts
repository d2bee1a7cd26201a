import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { CallOf } from "#contract/endpoint.ts";
import { changeLearned, deleteAllLearned, deleteLearned, putLearned } from "#contract/endpoints/learned.ts";
import type { LearnedDefaultAnswer } from "#contract/shapes/learned.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { learnedQuery } from "./learned-query.ts";

export type LearnedChange = CallOf<typeof changeLearned>["body"];
type StoredEntry = CallOf<typeof putLearned>["body"]["entries"][number];

type FoodRow = Extract<LearnedDefaultAnswer, { kind: "food" }>["row"];

/**
 * The key of the row, as the server takes it. Null for a row without a name: the table has it no longer, and the server would
 * refuse the whole call.
 */
export function toSourceKey(row: FoodRow) {
  return row === null || row.name === null ? null : { table: row.table, code: row.code };
}

/** The entry as it can be stored again, alone in a list; an empty list where nothing is left to store. */
function toEntries(learned: LearnedDefaultAnswer): StoredEntry[] {
  const { kind, words } = learned;
  if (kind === "meal") return [{ kind, words, name: learned.name }];
  const { grams } = learned;
  const row = toSourceKey(learned.row);
  return row === null && grams === null ? [] : [{ kind, words, row, grams }];
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: learnedQuery.queryKey });
}

/** The form shows failures itself, so that what was chosen stays. */
export function useChangeLearned(id: string, onSaved: () => void) {
  return useMutation({
    mutationFn: (body: LearnedChange) => request(changeLearned, { params: { id }, body }),
    onSuccess: onSaved,
    onSettled: useRefresh(),
  });
}

/** Forgets one entry or all, with an undo, which stores them again. */
export function useForget() {
  const { t } = useTranslation("profile");
  const showFailure = useFailureToast();
  const onSettled = useRefresh();
  const onError = (error: unknown) => showFailure(t("learned.failed"), error);
  const restoring = useMutation({
    mutationFn: (entries: StoredEntry[]) => request(putLearned, { body: { entries } }),
    onError,
    onSettled,
  });
  const showForgotten = (title: string, forgotten: readonly LearnedDefaultAnswer[]) => {
    const entries = forgotten.flatMap(toEntries);
    const undo = { label: t("learned.undo"), onSelect: () => restoring.mutate(entries) };
    showToast({ title, ...(entries.length > 0 && { action: undo }) });
  };
  const forgetOne = useMutation({
    mutationFn: ({ id }: LearnedDefaultAnswer) => request(deleteLearned, { params: { id } }),
    onSuccess: (_, entry) => showForgotten(t("learned.forgotten", { words: entry.words }), [entry]),
    onError,
    onSettled,
  });
  const forgetAll = useMutation({
    mutationFn: (_: readonly LearnedDefaultAnswer[]) => request(deleteAllLearned, {}),
    onSuccess: (_, entries) => showForgotten(t("learned.forgottenAll"), entries),
    onError,
    onSettled,
  });
  return { forgetOne, forgetAll };
}
