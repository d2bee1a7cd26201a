import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MailIcon } from "../../ui/icons/status-icons.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { NoticeLine, noticeAction } from "../../ui/notice-line.tsx";
import { useDismissible } from "../plans/banner-dismissal.ts";
import type { Person } from "./session/use-person.ts";

const EmailDialog = lazyDialog(async () => (await import("./email-dialog.tsx")).EmailDialog);

/** Reminds until the address is confirmed; nothing else waits for it. */
export function ConfirmEmailBanner({ person }: { person: Person }) {
  const { t } = useTranslation(["dashboard", "pro"]);
  const [isOpen, setIsOpen] = useState(false);
  const { isDue, dismiss } = useDismissible(person.id, "email");
  const isMissing = person.email === "";
  // Without an address there is no way back into the account: that cannot be put off.
  if (person.isEmailVerified || !(isDue || isMissing)) return null;
  return (
    <>
      <NoticeLine
        label={t("dashboard:confirmEmail.label")}
        NoticeIcon={MailIcon}
        action={
          <button type="button" onClick={() => setIsOpen(true)} className={`${noticeAction} text-basil-700`}>
            {isMissing ? t("dashboard:confirmEmail.enter") : t("dashboard:confirmEmail.action")}
          </button>
        }
        {...(!isMissing && { dismissal: { label: t("pro:banner.dismiss"), onDismiss: dismiss } })}
      >
        {isMissing ? t("dashboard:confirmEmail.missing") : t("dashboard:confirmEmail.text")}
      </NoticeLine>
      <EmailDialog person={person} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
