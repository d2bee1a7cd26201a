import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../api/use-error-text.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
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
  const errorText = useErrorText();
  return useMutation({
    mutationFn: change.send,
    onSuccess: (answer) => change.onDone?.(answer),
    onError: (error) =>
      showToast({ variant: "destructive", title: t("title.generic"), description: errorText(error) }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: change.queryKey }),
        cache.invalidateQueries(securityEventsQuery),
      ]),
  });
}
