import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFailureToast } from "../../../api/use-failure-toast.ts";
import { securityEventsQuery } from "../security-queries.ts";

interface SignInChange<Answer, Sent> {
  readonly send: (sent: Sent) => Promise<Answer>;
  readonly onDone?: (answer: Answer) => void;
  /** What the change shows in. */
  readonly queryKey: readonly string[];
}

/** A change of the ways to sign in. Failures are shown as a toast. */
export function useSignInChange<Answer, Sent = void>(change: SignInChange<Answer, Sent>) {
  const { t } = useTranslation("errors");
  const cache = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: change.send,
    onSuccess: (answer) => change.onDone?.(answer),
    onError: (error) => showFailure(t("title.generic"), error),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: change.queryKey }),
        cache.invalidateQueries(securityEventsQuery),
      ]),
  });
}
