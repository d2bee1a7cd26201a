/** web/features/offline: takes the kept answers out at the start, and lays new ones down soon after they came. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { claimsOf } from "../../api/access-token.ts";
import { storedTokens } from "../../api/stored-tokens.ts";
import { buildVersion } from "../../build-version.ts";
import { nowMs } from "../../time/clock.ts";
import { type AnswersOwner, restoreAnswers, saveAnswers } from "./saved-answers.ts";

/** Answers come in swarms: written once for all of them. */
const writeDelayMs = 1000;

/** At the first rendering, so that nothing shows a skeleton that needs none. The server has no storage, and nobody's answers. */
export function restoreSavedAnswers(client: QueryClient): QueryClient {
  const owner = getCurrentOwner();
  if (owner) restoreAnswers(client, owner, nowMs());
  return client;
}

export function useSaveAnswers(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let firstPersonId: string | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const owner = getCurrentOwner();
      firstPersonId ??= owner?.personId;
      // Another account has signed in elsewhere, and this page still holds the first one's answers.
      if (owner && owner.personId === firstPersonId) saveAnswers(client, owner, nowMs());
    };
    const stopListening = client.getQueryCache().subscribe(({ type }) => {
      if (type === "updated" || type === "removed") timer ??= setTimeout(write, writeDelayMs);
    });
    // The app may be closed within that second.
    const writeNow = () => timer !== undefined && write();
    window.addEventListener("pagehide", writeNow);
    return () => {
      clearTimeout(timer);
      stopListening();
      window.removeEventListener("pagehide", writeNow);
    };
  }, [client]);
}

function getCurrentOwner(): AnswersOwner | undefined {
  const personId = claimsOf(storedTokens()?.accessToken ?? "")?.userId;
  const build = buildVersion();
  return personId && build ? { personId, build } : undefined;
}
