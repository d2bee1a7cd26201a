import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { claimsOf } from "../../api/access-token.ts";
import { storedTokens } from "../../api/stored-tokens.ts";
import { nowMs } from "../../time/clock.ts";
import { type AnswersOwner, restoreAnswers, saveAnswers } from "./saved-answers.ts";

/** Answers arrive in bursts: they are written once. */
const writeDelayMs = 1000;

/** Call before the first rendering, so that no skeletons flash. Does nothing on the server, which has no storage. */
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
      // After another account signs in elsewhere, this page still holds the first one's answers.
      if (owner && owner.personId === firstPersonId) saveAnswers(client, owner, nowMs());
    };
    const stopListening = client.getQueryCache().subscribe(({ type }) => {
      if (type === "updated" || type === "removed") timer ??= setTimeout(write, writeDelayMs);
    });
    // The app may be closed before the timer fires.
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

// React Router writes the build's version into every page, as part of its list of routes.

/** Undefined in tests, where no page was rendered. */
function buildVersion(): string | undefined {
  const manifest: unknown = Reflect.get(globalThis, "__reactRouterManifest");
  if (typeof manifest !== "object" || manifest === null || !("version" in manifest)) return undefined;
  return typeof manifest.version === "string" ? manifest.version : undefined;
}
