import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { SignInMethods } from "#contract/shapes/sign-in-providers.ts";
import { signInProviders } from "#domain/people/sign-in-providers.ts";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { PasswordRow } from "./password-row.tsx";
import { ProviderRow } from "./provider-row.tsx";
import { signInMethodsQuery } from "./security-queries.ts";
import { AuthenticatorSection } from "./sign-in-methods/authenticator-section.tsx";
import { PasskeysSection } from "./sign-in-methods/passkeys-section.tsx";
import { passkeysQuery } from "./sign-in-methods/sign-in-queries.ts";

export function SignInMethodsCard() {
  const { t } = useTranslation("account");
  const methods = useQuery(signInMethodsQuery);
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("methods.title")}</h2>
        <p className="text-ink-muted">{t("methods.text")}</p>
      </div>
      {methods.isPending && <Skeleton className="h-24" />}
      {methods.isError && <LoadFailure error={methods.error} onRetry={() => methods.refetch()} />}
      {methods.data && <MethodList methods={methods.data} />}
      <PasskeysSection />
      <AuthenticatorSection />
    </Card>
  );
}

function MethodList({ methods: { hasPassword, linked, offered } }: { methods: SignInMethods }) {
  const { data: passkeys = [] } = useQuery(passkeysQuery);
  const shown = signInProviders.filter(
    (name) => offered.includes(name) || linked.some(({ provider }) => provider === name),
  );
  return (
    <ul className="grid divide-y divide-line">
      <PasswordRow hasPassword={hasPassword} />
      {shown.map((provider) => (
        <ProviderRow
          key={provider}
          provider={provider}
          linked={linked.find((each) => each.provider === provider)}
          isOffered={offered.includes(provider)}
          isOnlyWay={!hasPassword && linked.length + passkeys.length === 1}
        />
      ))}
    </ul>
  );
}
