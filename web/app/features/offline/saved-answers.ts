/** web/features/offline: the app without a network. This file: the server's last answers, kept in the browser for the next opening. */
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from "@tanstack/react-query";
import { readItem, writeItem } from "../../storage/stored-items.ts";

const maxAgeMs = 7 * 24 * 60 * 60 * 1000;
/** Of UTF-16; browsers give a site about ten times as much. */
const maxCharacters = 500_000;
/** What the dashboard and the meals show: by the first part of the query's key. */
const savedQueryNames: ReadonlySet<unknown> = new Set(["user", "goals", "usage", "diary", "recommendation"]);

/** Whose answers, of which build: those of anyone else, or of another shape, are not shown. */
export interface AnswersOwner {
  readonly personId: string;
  readonly build: string;
}

interface SavedAnswers extends AnswersOwner {
  readonly state: DehydratedState;
}

export function saveAnswers(client: QueryClient, owner: AnswersOwner, nowMs: number): void {
  const state = dehydrate(client, { shouldDehydrateQuery: (query) => shouldSave(query, nowMs) });
  state.queries.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  let text = JSON.stringify({ ...owner, state });
  while (text.length > maxCharacters && state.queries.length > 0) {
    // The newest are what the person saw last.
    state.queries.splice(Math.floor(state.queries.length / 2));
    text = JSON.stringify({ ...owner, state });
  }
  // Where there is no space, the answers before are better than none.
  writeItem("savedAnswers", text);
}

export function restoreAnswers(client: QueryClient, owner: AnswersOwner, nowMs: number): void {
  const kept = read();
  if (!kept || kept.personId !== owner.personId || kept.build !== owner.build) return;
  const queries = kept.state.queries
    .filter(({ state }) => nowMs - state.dataUpdatedAt < maxAgeMs)
    // Shown at once, and asked for anew however young: a page that is loaded shows how things stand.
    .map((query) => ({ ...query, state: { ...query.state, isInvalidated: true } }));
  hydrate(client, { mutations: [], queries }, { defaultOptions: { queries: { gcTime: maxAgeMs } } });
}

function shouldSave({ queryKey, state }: Query, nowMs: number): boolean {
  return (
    state.status !== "pending" &&
    state.data !== undefined &&
    savedQueryNames.has(queryKey[0]) &&
    nowMs - state.dataUpdatedAt < maxAgeMs
  );
}

function read(): SavedAnswers | undefined {
  try {
    const kept: unknown = JSON.parse(readItem("savedAnswers") ?? "null");
    return isSavedAnswers(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The build that wrote it is checked after: the same code that made the queries reads them. */
function isSavedAnswers(kept: unknown): kept is SavedAnswers {
  if (typeof kept !== "object" || kept === null || !("state" in kept)) return false;
  const { state } = kept;
  return typeof state === "object" && state !== null && "queries" in state && Array.isArray(state.queries);
}
