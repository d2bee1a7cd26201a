import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { LockIcon, MailIcon } from "../../ui/icons/status-icons.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePerson } from "../session/use-person.ts";
import { tokensQuery } from "../transfer/transfer-queries.ts";
import { LoadFailure } from "./load-failure.tsx";
import { SignInMethodRow } from "./sign-in-method-row.tsx";

/** Ways into the account that have a page of their own. */
export function OtherAccessCard() {
  const { t } = useTranslation("account");
  const tokens = useQuery(tokensQuery);
  const pendingEmail = usePerson()?.pendingEmail ?? null;
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("access.title")}</h2>
        <p className="text-ink-muted">{t("access.text")}</p>
      </div>
      {tokens.isPending && <Skeleton className="h-12" />}
      {tokens.isError && <LoadFailure error={tokens.error} onRetry={() => tokens.refetch()} />}
      {tokens.data && (
        <ul className="grid divide-y divide-line">
          <SignInMethodRow
            icon={<LockIcon className="size-5 shrink-0 text-ink-muted" />}
            name={t("access.tokens")}
            detail={
              tokens.data.length > 0
                ? t("access.tokenCount", { count: tokens.data.length })
                : t("access.tokenNone")
            }
            action={<Manage to="/data" what={t("access.tokens")} />}
          />
          <SignInMethodRow
            icon={<MailIcon className="size-5 shrink-0 text-ink-muted" />}
            name={t("access.email")}
            detail={pendingEmail ?? t("access.emailNone")}
            action={pendingEmail !== null && <Manage to="/profile" what={t("access.email")} />}
          />
        </ul>
      )}
    </Card>
  );
}

function Manage({ to, what }: { to: string; what: string }) {
  const { t } = useTranslation("account");
  return (
    <ButtonLink
      to={to}
      variant="secondary"
      size="sm"
      className="shrink-0"
      aria-label={t("access.manageOne", { what })}
    >
      {t("access.manage")}
    </ButtonLink>
  );
}
