/** web/features/offline: takes the kept answers out at the start, and lays new ones down soon after they came. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { claimsOf } from "../../api/access-token.ts";
import { storedTokens } from "../../api/stored-tokens.ts";
import { buildVersion } from "../../build-version.ts";
import { nowMs } from "../../time/clock.ts";
import { type AnswersOwner, keepAnswers, restoreAnswers } from "./kept-answers.ts";

/** Answers come in swarms: written once for all of them. */
const writeAfterMs = 1000;

/** At the first rendering, so that nothing shows a skeleton that needs none. The server has no storage, and nobody's answers. */
export function restoreOwnAnswers(client: QueryClient): QueryClient {
  const owner = currentOwner();
  if (owner) restoreAnswers(client, owner, nowMs());
  return client;
}

export function useKeepAnswers(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let firstPersonId: string | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const owner = currentOwner();
      firstPersonId ??= owner?.personId;
      // Another account has signed in elsewhere, and this page still holds the first one's answers.
      if (owner && owner.personId === firstPersonId) keepAnswers(client, owner, nowMs());
    };
    const stopListening = client.getQueryCache().subscribe(({ type }) => {
      if (type === "updated" || type === "removed") timer ??= setTimeout(write, writeAfterMs);
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

function currentOwner(): AnswersOwner | undefined {
  const personId = claimsOf(storedTokens()?.accessToken ?? "")?.userId;
  const build = buildVersion();
  return personId && build ? { personId, build } : undefined;
}
