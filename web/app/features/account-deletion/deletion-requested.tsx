import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import * as z from "zod/mini";
import { signedInAccountId } from "../../api/stored-tokens.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { signOut } from "../account/sign-out/sign-out.ts";
import { AuthFrame } from "../frame/auth-frame.tsx";
import { useDeletionDay } from "./use-deletion-day.ts";

const arrival = z.object({ deletesAt: z.string(), accountId: z.string() });

/** Shown after the request, when nobody is signed in any more. Opened by its address alone, it has nothing to say. */
export function DeletionRequested() {
  const { t } = useTranslation("account");
  const dayOf = useDeletionDay();
  const { data } = z.safeParse(arrival, useLocation().state);
  useSignOutOf(data?.accountId);
  if (!data) return <Navigate to="/login" replace />;
  return (
    <AuthFrame pose="waving" title={t("deletionRequested.title")}>
      <div className="grid gap-5">
        <p role="status" className="text-ink-soft">
          {t("deletionRequested.text", { date: dayOf(data.deletesAt) })}
        </p>
        <ButtonLink to="/login" size="lg" isWide variant="secondary">
          {t("deletionRequested.logIn")}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

/** The account's sessions have ended on the server. Somebody who signed in since and comes back here stays. */
function useSignOutOf(accountId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (accountId !== undefined && signedInAccountId() === accountId) void signOut(queryClient);
  }, [accountId, queryClient]);
}
