import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { ConnectionRequest } from "#contract/shapes/assistants.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { rememberReturnPath } from "../account/session/return-path.ts";
import { ProgramFacts } from "./program-facts.tsx";
import type { useLeavePage } from "./use-leave-page.ts";

interface SignInFirstProps {
  readonly asked: ConnectionRequest;
  readonly leaving: ReturnType<typeof useLeavePage>;
}

/** Every way to sign in, or to register, comes back to this page. */
export function SignInFirst({ asked, leaving: { refuse, decision } }: SignInFirstProps) {
  const { t } = useTranslation("connect");
  const errorText = useErrorText();
  const { pathname, search } = useLocation();
  const comeBack = () => rememberReturnPath({ path: pathname + search });
  const isBusy = refuse.isPending || decision !== undefined;
  return (
    <div className="grid gap-5">
      <ProgramFacts asked={asked} />
      <p className="text-ink-soft">{t("signIn.text")}</p>
      {refuse.isError && <Alert>{errorText(refuse.error)}</Alert>}
      <div className="grid gap-3">
        <ButtonLink to="/login" size="lg" isWide onClick={comeBack}>
          {t("signIn.logIn")}
        </ButtonLink>
        <ButtonLink to="/register" variant="secondary" size="lg" isWide onClick={comeBack}>
          {t("signIn.register")}
        </ButtonLink>
        <Button variant="ghost" size="lg" isWide isBusy={isBusy} onClick={() => refuse.mutate()}>
          {t("refuse")}
        </Button>
      </div>
    </div>
  );
}
