import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { readConnectionRequest } from "#contract/endpoints/assistants.ts";
import type { ConnectionRequest } from "#contract/shapes/assistants.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";
import { Alert } from "../../ui/alert.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { LoadingScreen } from "../../ui/loading-screen.tsx";
import { useIsHydrated } from "../../ui/use-is-hydrated.ts";
import { LoadFailure } from "../account/load-failure.tsx";
import { ProofHost } from "../account/proof/proof-host.tsx";
import { isAccountClosed, keepAccountPath } from "../account/session/account-closed.ts";
import { useIsSignedIn } from "../account/session/signed-in.ts";
import { userQuery } from "../account/session/user-query.ts";
import { AuthFrame } from "../frame/auth-frame.tsx";
import { ConsentForm } from "./consent-form.tsx";
import { SignInFirst } from "./sign-in-first.tsx";
import { useLeavePage } from "./use-leave-page.ts";

/** An assistant has sent the person here; whatever is decided leads back to it. */
export function ConnectPage() {
  const isHydrated = useIsHydrated();
  const query = new URLSearchParams(useLocation().search);
  const id = query.get("request");
  if (!isHydrated) return <LoadingScreen />;
  const problem = query.get("error");
  if (problem !== null || id === null)
    return <ConnectProblem isExpired={problem === null || problem === "expired"} />;
  return (
    <>
      <AskedRequest id={id} />
      <ProofHost />
    </>
  );
}

function AskedRequest({ id }: { id: string }) {
  const { t } = useTranslation("connect");
  const leaving = useLeavePage(id);
  const asked = useQuery({
    queryKey: ["connection-request", id],
    queryFn: ({ signal }) => request(readConnectionRequest, { params: { id } }, { signal }),
    // Once answered, it is gone.
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => !(error instanceof ApiError && error.isRefusal) && count < 2,
    refetchOnReconnect: false,
  });
  if (isAccountClosed(asked.error)) return <Navigate to={keepAccountPath} replace />;
  if (asked.error instanceof ApiError && asked.error.isRefusal) return <ConnectProblem isExpired />;
  if (asked.isError) {
    return (
      <AuthFrame pose="waving" title={t("title")}>
        <LoadFailure error={asked.error} onRetry={() => asked.refetch()} />
      </AuthFrame>
    );
  }
  if (!asked.data) return <LoadingScreen />;
  return <Question asked={asked.data} leaving={leaving} />;
}

interface QuestionProps {
  readonly asked: ConnectionRequest;
  readonly leaving: ReturnType<typeof useLeavePage>;
}

function Question({ asked, leaving }: QuestionProps) {
  const { t } = useTranslation("connect");
  const isSignedIn = useIsSignedIn();
  const user = useQuery({ ...userQuery, enabled: isSignedIn === true });
  if (isAccountClosed(user.error)) return <Navigate to={keepAccountPath} replace />;
  if (isSignedIn === undefined || (isSignedIn && user.isPending)) return <LoadingScreen />;
  return (
    <AuthFrame pose="waving" title={t("heading", { name: asked.clientName })} subtitle={t("subtitle")}>
      {!isSignedIn && <SignInFirst asked={asked} leaving={leaving} />}
      {user.isError && <LoadFailure error={user.error} onRetry={() => user.refetch()} />}
      {isSignedIn && user.data && <ConsentForm asked={asked} user={user.data} leaving={leaving} />}
    </AuthFrame>
  );
}

/** Where the browser cannot be sent back: the assistant is not known, or the request has ended. */
function ConnectProblem({ isExpired }: { isExpired: boolean }) {
  const { t } = useTranslation("connect");
  return (
    <AuthFrame pose="waving" title={t("title")}>
      <div className="grid gap-5">
        <Alert>{t(isExpired ? "problem.expired" : "problem.refused")}</Alert>
        <ButtonLink to="/dashboard" variant="secondary" size="lg" isWide>
          {t("problem.leave")}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}
