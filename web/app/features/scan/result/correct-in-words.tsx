import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { noteMaxLength } from "#contract/limits.ts";
import { type Attempt, nextAttempt } from "../../../api/attempt.ts";
import { newIdempotencyKey } from "../../../api/idempotency-key.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { isOutcomeUnknown } from "./scan-failure.ts";

interface CorrectInWordsProps<Answer> {
  /** Where something else must be mended first, which it shows. */
  readonly canSend?: () => boolean;
  readonly send: (text: string, idempotencyKey: string) => Promise<Answer>;
  readonly onCorrected: (answer: Answer) => void;
  /** The clauses that were left, where others were done. */
  readonly leftOf?: (answer: Answer) => readonly string[];
  /** Said below the field, where what the answer changed may be out of sight. */
  readonly resultOf?: (answer: Answer) => string;
}

/** Corrects a whole meal in words: "it was turkey, not ham". The text stays until it was understood. */
export function CorrectInWords<Answer>({
  canSend = () => true,
  send,
  onCorrected,
  leftOf = () => [],
  resultOf,
}: CorrectInWordsProps<Answer>) {
  const { t } = useTranslation("analysis");
  const errorText = useErrorText();
  const [text, setText] = useState("");
  const [left, setLeft] = useState<readonly string[]>([]);
  const [result, setResult] = useState<string>();
  const correction = useCorrection(send, (answer) => {
    // What was not understood stays, to be said otherwise.
    setLeft(leftOf(answer));
    setText(leftOf(answer).join(", "));
    setResult(resultOf?.(answer));
    onCorrected(answer);
  });
  const form = useRef<HTMLFormElement>(null);
  // The error is below the field: on a phone it would stay behind the footer.
  useEffect(() => {
    if (correction.error) form.current?.scrollIntoView({ block: "center" });
  }, [correction.error]);
  const words = text.trim();
  const excess = words.length - noteMaxLength;
  const error =
    excess > 0
      ? t("capture.countOver", { count: excess })
      : correction.error
        ? errorText(correction.error, t("correct.failed"))
        : left.length > 0 && t("correct.left", { clauses: left.join(", ") });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words !== "" && excess <= 0 && canSend()) correction.mutate(words);
  };
  return (
    <form ref={form} onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <TextField
        className="min-w-[min(10rem,100%)] flex-1"
        label={t("correct.label")}
        placeholder={t("correct.placeholder")}
        value={text}
        enterKeyHint="send"
        readOnly={correction.isPending}
        onChange={(event) => {
          setText(event.target.value);
          if (correction.error) correction.reset();
          setLeft([]);
          setResult(undefined);
        }}
        hint={result}
        error={error || undefined}
      />
      <Button
        type="submit"
        variant="soft"
        className="mt-6.5 min-h-12"
        disabled={words === "" || excess > 0}
        isBusy={correction.isPending}
      >
        {t("correct.submit")}
      </Button>
    </form>
  );
}

/** One that may have arrived is sent again under the same key. */
function useCorrection<Answer>(
  send: CorrectInWordsProps<Answer>["send"],
  onSuccess: (answer: Answer) => void,
) {
  const unanswered = useRef<Attempt | null>(null);
  return useMutation({
    mutationFn: (text: string) => {
      unanswered.current = nextAttempt(text, unanswered.current, newIdempotencyKey);
      return send(text, unanswered.current.idempotencyKey);
    },
    onSuccess: (answer) => {
      unanswered.current = null;
      onSuccess(answer);
    },
    onError: (error) => {
      if (!isOutcomeUnknown(error)) unanswered.current = null;
    },
  });
}
