// What was typed is kept until it is sent.
import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { ticketMessageMaxLength, ticketSubjectMaxLength } from "#contract/limits.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { useDraft } from "../account/session/use-draft.ts";
import type { Person } from "../account/session/use-person.ts";
import { useSendTicket } from "./use-send-ticket.ts";

interface ContactSupportDialogProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const emptyForm = { subject: "", message: "" };

export function ContactSupportDialog({ person, isOpen, onClose }: ContactSupportDialogProps) {
  const { t } = useTranslation(["profile", "common"]);
  const formId = useId();
  const { values, change, forget } = useDraft("support", emptyForm);
  const ticket = useSendTicket(() => {
    forget();
    onClose();
  });
  const name = person.displayName || t("profile:support.anonymous");
  const email = person.email || t("profile:support.noEmail");
  const isComplete = values.subject.trim() !== "" && values.message.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || ticket.isPending) return;
    ticket.mutate({ name, email, subject: values.subject.trim(), msg: values.message.trim() });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("profile:support.title")}
      description={t("profile:support.text")}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={ticket.isPending} onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!isComplete}
            isBusy={ticket.isPending}
            className="flex-1 sm:flex-none"
          >
            {ticket.isPending ? t("profile:support.sending") : t("profile:support.send")}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <TextField label={t("profile:support.name")} readOnly value={name} />
        <TextField label={t("profile:support.email")} type="email" readOnly value={email} />
        <TextField
          label={t("profile:support.subject")}
          required
          maxLength={ticketSubjectMaxLength}
          value={values.subject}
          onChange={(event) => change({ subject: event.target.value })}
        />
        <TextareaField
          label={t("profile:support.message")}
          required
          rows={6}
          maxLength={ticketMessageMaxLength}
          value={values.message}
          onChange={(event) => change({ message: event.target.value })}
        />
      </form>
    </Dialog>
  );
}
