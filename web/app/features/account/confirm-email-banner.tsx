import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { MailIcon } from "../../ui/icons/status-icons.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import type { Person } from "../session/use-person.ts";

const EmailDialog = lazyDialog(async () => (await import("./email-dialog.tsx")).EmailDialog);

/** Reminds until the address is confirmed; nothing else waits for it. */
export function ConfirmEmailBanner({ person }: { person: Person }) {
  const { t } = useTranslation("dashboard");
  const [isOpen, setIsOpen] = useState(false);
  if (person.isEmailVerified) return null;
  return (
    <section
      aria-label={t("confirmEmail.label")}
      className="flex flex-wrap items-center gap-x-3 rounded-xl border border-info/20 bg-info-soft py-2 pr-2 pl-4 text-info"
    >
      <MailIcon className="size-5 shrink-0" />
      <p className="min-w-[min(7rem,60%)] flex-1 py-1 text-[0.9375rem] leading-snug">
        {person.email === "" ? t("confirmEmail.missing") : t("confirmEmail.text")}
      </p>
      <Button variant="secondary" size="sm" className="ml-auto" onClick={() => setIsOpen(true)}>
        {person.email === "" ? t("confirmEmail.enter") : t("confirmEmail.action")}
      </Button>
      <EmailDialog person={person} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  );
}
