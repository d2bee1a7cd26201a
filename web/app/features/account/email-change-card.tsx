import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { MailIcon } from "../../ui/icons/status-icons.tsx";
import { usePerson } from "./session/use-person.ts";
import { SignInMethodRow } from "./sign-in-method-row.tsx";

/** A change of address under way: who confirms it can set a new password. Nothing without one. */
export function EmailChangeCard() {
  const { t } = useTranslation("account");
  const pendingEmail = usePerson()?.pendingEmail ?? null;
  if (pendingEmail === null) return null;
  const change = (
    <ButtonLink
      to="/profile"
      variant="secondary"
      size="sm"
      className="shrink-0"
      aria-label={t("access.manageOne", { what: t("access.email") })}
    >
      {t("access.manage")}
    </ButtonLink>
  );
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t("access.title")}</h2>
      <ul>
        <SignInMethodRow
          icon={<MailIcon className="size-5 shrink-0 text-ink-muted" />}
          name={t("access.email")}
          detail={pendingEmail}
          action={change}
        />
      </ul>
    </Card>
  );
}
