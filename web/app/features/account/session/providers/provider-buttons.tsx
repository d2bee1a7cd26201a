import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import { startProviderSignIn } from "#contract/endpoints/sign-in-providers.ts";
import {
  type SignInProviderName,
  signInProviderLabels,
  signInProviders,
} from "#domain/people/sign-in-providers.ts";
import { request } from "../../../../api/request.ts";
import { useErrorText } from "../../../../api/use-error-text.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ProviderMark } from "./provider-mark.tsx";
import { useLeaveForProvider } from "./use-leave-for-provider.ts";

/** The providers for which the server has keys; known with the page, so that nothing moves when they appear. */
function useSignInProviders(): readonly SignInProviderName[] {
  const data: unknown = useRouteLoaderData("root");
  const isGiven = typeof data === "object" && data !== null && "signInProviders" in data;
  const names: unknown = isGiven ? data.signInProviders : undefined;
  return Array.isArray(names) ? signInProviders.filter((name) => names.includes(name)) : [];
}

/** Beneath a form; nothing where no provider is configured. */
export function ProviderButtons() {
  const { t } = useTranslation("auth");
  const providers = useSignInProviders();
  const errorText = useErrorText();
  const { leave, busyWith, error } = useLeaveForProvider((provider: SignInProviderName) =>
    request(startProviderSignIn, { body: { provider } }),
  );
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("provider.or")}
      </p>
      {error && <Alert>{errorText(error)}</Alert>}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size="lg"
          isWide
          isBusy={busyWith === provider}
          disabled={busyWith !== undefined}
          onClick={() => leave(provider)}
        >
          {busyWith !== provider && <ProviderMark provider={provider} />}
          {t("provider.continue", { provider: signInProviderLabels[provider] })}
        </Button>
      ))}
    </div>
  );
}
