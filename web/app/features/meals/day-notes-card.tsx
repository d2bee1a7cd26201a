import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { getDayNotes } from "#contract/endpoints/days.ts";
import { dayNoteMaxLength } from "#contract/limits.ts";
import type { DayNotes, DayNotesChange } from "#contract/shapes/days.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { OfflineIcon } from "../../ui/icons/status-icons.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { useDraft } from "../account/session/use-draft.ts";
import { isNotes, sendNotes, sendOrKeep, waitingLogs } from "../offline/waiting-logs.ts";

const staleMs = 60_000;

function dayNotesQuery(day: CalendarDay) {
  return queryOptions({
    queryKey: [...diaryKey, "notes", day],
    queryFn: ({ signal }) => request(getDayNotes, { params: { day } }, { signal }),
    staleTime: staleMs,
  });
}

/** A note on the day, and whether averages leave the day out. */
export function DayNotesCard({ day }: { day: CalendarDay }) {
  const { data } = useQuery(dayNotesQuery(day));
  const waiting = waitingLogs
    .use()
    .filter(isNotes)
    .find((log) => log.day === day);
  if (!data) return null;
  return (
    <DayNotesForm key={day} day={day} notes={withChange(data, waiting?.notes)} isWaiting={Boolean(waiting)} />
  );
}

function withChange(saved: DayNotes, { note, isLeftOut }: DayNotesChange = {}): DayNotes {
  return { note: note === undefined ? saved.note : note, isLeftOut: isLeftOut ?? saved.isLeftOut };
}

interface DayNotesFormProps {
  readonly day: CalendarDay;
  /** With what is still to be sent. */
  readonly notes: DayNotes;
  readonly isWaiting: boolean;
}

function DayNotesForm({ day, notes, isWaiting }: DayNotesFormProps) {
  const { t } = useTranslation("meals");
  const { values, change, forget } = useDraft(`dayNote:${day}`, { note: notes.note ?? "" });
  const save = useSaveNotes(day);
  const note = values.note.trim() || null;
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t("notes.title")}</h2>
      <SwitchField
        label={t("notes.leftOut")}
        hint={t("notes.leftOutHint")}
        isOn={notes.isLeftOut}
        onChange={(isLeftOut) => save.mutate({ isLeftOut })}
      />
      <form
        method="post"
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ note }, { onSuccess: forget });
        }}
      >
        <TextareaField
          label={t("notes.note")}
          rows={2}
          maxLength={dayNoteMaxLength}
          value={values.note}
          onChange={(event) => change({ note: event.target.value })}
        />
        {note !== notes.note && (
          <Button type="submit" size="sm" className="justify-self-start" isBusy={save.isPending}>
            {t("notes.save")}
          </Button>
        )}
      </form>
      {isWaiting && (
        <p role="status" className="flex items-center gap-2 text-sm text-ink-muted">
          <OfflineIcon className="size-4 shrink-0" />
          {t("notes.waiting")}
        </p>
      )}
    </Card>
  );
}

/** Shown at once, and taken back if it could not be saved. */
function useSaveNotes(day: CalendarDay) {
  const { t } = useTranslation("meals");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const { queryKey } = dayNotesQuery(day);
  return useMutation({
    mutationFn: (notes: DayNotesChange) => sendOrKeep({ id: newIdempotencyKey(), day, notes }, sendNotes),
    onMutate: (change) => {
      // An answer on its way would show the old notes again.
      void queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before) queryClient.setQueryData(queryKey, withChange(before, change));
      return before;
    },
    onError: (error, _, before) => {
      if (before) queryClient.setQueryData(queryKey, before);
      showFailure(t("notes.failed"), error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: diaryKey }),
  });
}
