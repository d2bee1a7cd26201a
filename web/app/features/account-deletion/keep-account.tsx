import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate } from "react-router";
import { keepAccount, readDeletion } from "#contract/endpoints/account-deletion.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { LoadingScreen } from "../../ui/loading-screen.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { LoadFailure } from "../account/load-failure.tsx";
import { useIsSignedIn } from "../account/session/signed-in.ts";
import { useSignOut } from "../account/session/use-sign-out.ts";
import { AuthFrame } from "../frame/auth-frame.tsx";
import { useDeletionDay } from "./use-deletion-day.ts";

/** What somebody sees who signs in to an account that is to be deleted. */
export function KeepAccount() {
  const { t } = useTranslation("account");
  const isSignedIn = useIsSignedIn();
  const deletion = useQuery({
    queryKey: ["deletion"],
    queryFn: ({ signal }) => request(readDeletion, {}, { signal }),
    enabled: isSignedIn === true,
  });
  if (isSignedIn === false) return <Navigate to="/login" replace />;
  if (deletion.data && deletion.data.deletesAt === null) return <Navigate to="/dashboard" replace />;
  if (deletion.isError) {
    return (
      <AuthFrame pose="waving" title={t("keep.title")}>
        <LoadFailure error={deletion.error} onRetry={() => deletion.refetch()} />
      </AuthFrame>
    );
  }
  if (!deletion.data?.deletesAt) return <LoadingScreen />;
  return <Choice deletesAt={deletion.data.deletesAt} />;
}

function Choice({ deletesAt }: { deletesAt: string }) {
  const { t } = useTranslation(["account", "profile"]);
  const errorText = useErrorText();
  const signOut = useSignOut();
  const keep = useKeepAccount();
  const dayOf = useDeletionDay();
  return (
    <AuthFrame pose="waving" title={t("keep.title")}>
      <div className="grid gap-5">
        <p className="text-ink-soft">{t("keep.text", { date: dayOf(deletesAt) })}</p>
        <p className="text-ink-soft">{t("keep.subscription")}</p>
        {keep.isError && <Alert>{errorText(keep.error)}</Alert>}
        <Button size="lg" isWide isBusy={keep.isPending} onClick={() => keep.mutate()}>
          {t("keep.submit")}
        </Button>
        <Button variant="secondary" size="lg" isWide disabled={keep.isPending} onClick={signOut}>
          {t("keep.leave")}
        </Button>
      </div>
    </AuthFrame>
  );
}

function useKeepAccount() {
  const { t } = useTranslation("account");
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => request(keepAccount, {}),
    onSuccess: async () => {
      // It holds what was refused until now.
      queryClient.clear();
      showToast({ variant: "success", title: t("keep.doneTitle"), description: t("keep.doneText") });
      await navigate("/dashboard", { replace: true });
    },
  });
}
