import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ApiError } from "../../../../api/api-error.ts";
import { useErrorText } from "../../../../api/use-error-text.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ButtonLink } from "../../../../ui/button-link.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { SecondStep } from "../second-step.tsx";
import { isSignedIn } from "../signed-in.ts";
import { ExistingAccount } from "./existing-account.tsx";
import { useProviderReturn } from "./use-provider-return.ts";

/** The page to which Google's or Apple's answer leads. */
export function ProviderReturn() {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const { existing, challenge, error, retry } = useProviderReturn();
  if (existing) return <ExistingAccount existing={existing} />;
  if (challenge !== undefined) {
    return <SecondStep challenge={challenge} onBack={() => void navigate("/login", { replace: true })} />;
  }
  if (error) return <Failure error={error} onRetry={retry} />;
  return (
    <p role="status" className="flex items-center gap-3 text-ink-muted">
      <Spinner className="size-5" />
      {t("provider.working")}
    </p>
  );
}

/** The ticket is still good when the call never arrived. */
function isUnsent(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(["auth", "common"]);
  const errorText = useErrorText();
  const isCancelled = error instanceof ApiError && error.code === "sign_in_cancelled";
  return (
    <div className="grid gap-5">
      <Alert tone={isCancelled ? "info" : "destructive"}>{errorText(error)}</Alert>
      {isUnsent(error) && (
        <Button size="lg" isWide onClick={onRetry}>
          {t("common:action.retry")}
        </Button>
      )}
      <ButtonLink to={isSignedIn() ? "/security" : "/login"} size="lg" isWide variant="secondary">
        {isSignedIn() ? t("provider.backToSecurity") : t("provider.backToLogin")}
      </ButtonLink>
    </div>
  );
}
