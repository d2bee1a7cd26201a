import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { personalTokenDays } from "#contract/limits.ts";
import type { ConnectionRequest } from "#contract/shapes/assistants.ts";
import type { User } from "#contract/shapes/sign-in.ts";
import type { TokenScope } from "#contract/shapes/tokens.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useSignOut } from "../account/session/use-sign-out.ts";
import { ProgramFacts } from "./program-facts.tsx";
import type { useLeavePage } from "./use-leave-page.ts";

interface ConsentFormProps {
  readonly asked: ConnectionRequest;
  readonly user: User;
  readonly leaving: ReturnType<typeof useLeavePage>;
}

/** What it may do, for how long, and in whose diary. */
export function ConsentForm({ asked, user, leaving: { approve, refuse, decision } }: ConsentFormProps) {
  const { t } = useTranslation(["connect", "data"]);
  const errorText = useErrorText();
  const [scope, setScope] = useState<TokenScope>(asked.scope);
  const [expiresInDays, setDays] = useState<(typeof personalTokenDays)[number]>(90);
  const failure = approve.error ?? refuse.error;
  const isDone = decision !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!approve.isPending && !isDone) approve.mutate({ userId: user.id, scope, expiresInDays });
  };
  if (isDone) return <Leaving name={asked.clientName} />;
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <ProgramFacts asked={asked} />
      <Account email={user.email} />
      {asked.scope === "write" && (
        <SegmentedChoice
          label={t("data:tokens.scope")}
          hasVisibleLabel
          value={scope}
          options={(["read", "write"] as const).map((value) => ({
            value,
            label: t(`data:tokens.scopes.${value}`),
          }))}
          onChange={setScope}
        />
      )}
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-soft marker:text-ink-muted" aria-live="polite">
        <li>{t("may.read")}</li>
        {scope === "write" && <li>{t("may.write")}</li>}
        <li>{t("may.never")}</li>
      </ul>
      <SelectField
        label={t("days")}
        value={String(expiresInDays)}
        options={personalTokenDays.map((each) => ({
          value: String(each),
          label: t("data:tokens.daysCount", { count: each }),
        }))}
        onChange={({ target }) =>
          setDays(personalTokenDays.find((each) => String(each) === target.value) ?? 90)
        }
      />
      <p className="text-sm text-ink-muted">{t("privacy")}</p>
      {failure && <Alert>{errorText(failure)}</Alert>}
      <div className="grid gap-3">
        <Button type="submit" size="lg" isWide isBusy={approve.isPending} disabled={refuse.isPending}>
          {t("approve")}
        </Button>
        <Button
          variant="secondary"
          size="lg"
          isWide
          isBusy={refuse.isPending}
          disabled={approve.isPending}
          onClick={() => refuse.mutate()}
        >
          {t("refuse")}
        </Button>
      </div>
    </form>
  );
}

function Account({ email }: { email: string }) {
  const { t } = useTranslation("connect");
  const signOut = useSignOut();
  return (
    <p className="text-ink-soft">
      {t("account")} <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>.{" "}
      <button
        type="button"
        className="inline-block py-1 text-start font-medium text-basil-700 underline underline-offset-2"
        onClick={signOut}
      >
        {t("otherAccount")}
      </button>
    </p>
  );
}

/** An app that is opened by its own address leaves this page where it is. */
function Leaving({ name }: { name: string }) {
  const { t } = useTranslation("connect");
  return (
    <p role="status" className="text-ink-soft">
      {t("leaving", { name })}
    </p>
  );
}
