import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { CallOf } from "#contract/endpoint.ts";
import { changeLearned, deleteAllLearned, deleteLearned, putLearned } from "#contract/endpoints/learned.ts";
import type { LearnedDefaultAnswer } from "#contract/shapes/learned.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { learnedQuery } from "./learned-query.ts";

export type LearnedChange = CallOf<typeof changeLearned>["body"];

function toEntry(learned: LearnedDefaultAnswer) {
  const { kind, words } = learned;
  if (kind === "meal") return { kind, words, name: learned.name };
  const { row, grams } = learned;
  return { kind, words, row: row && { table: row.table, code: row.code }, grams };
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

/** One of them, or all. With an undo, which stores them again. */
export function useForget() {
  const { t } = useTranslation("profile");
  const errorText = useErrorText();
  const onSettled = useRefresh();
  const onError = (error: unknown) =>
    showToast({ title: t("learned.failed"), description: errorText(error), variant: "destructive" });
  const restoring = useMutation({
    mutationFn: (entries: readonly LearnedDefaultAnswer[]) =>
      request(putLearned, { body: { entries: entries.map(toEntry) } }),
    onError,
    onSettled,
  });
  const showForgotten = (title: string, entries: readonly LearnedDefaultAnswer[]) =>
    showToast({ title, action: { label: t("learned.undo"), onSelect: () => restoring.mutate(entries) } });
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
