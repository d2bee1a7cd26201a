import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from "@tanstack/react-query";
import { readItem, writeItem } from "../../storage/stored-items.ts";

const maxAgeMs = 7 * 24 * 60 * 60 * 1000;
/** UTF-16 code units; browsers allow a site about ten times as much. */
const maxCharacters = 500_000;
/** First parts of the query keys that the dashboard, the meals page, the body page and the lists of the add sheet use. */
const savedQueryNames: ReadonlySet<unknown> = new Set([
  "user",
  "goals",
  "usage",
  "diary",
  "body",
  "recommendation",
  "favourites",
  "ownFoods",
  "recipes",
  "own-products",
]);

/** Answers of another account, or of another build and perhaps another shape, are not shown. */
export interface AnswersOwner {
  readonly personId: string;
  readonly build: string;
}

interface SavedAnswers extends AnswersOwner {
  readonly state: DehydratedState;
}

/** Stores the server's last answers, so that the app shows them at its next start, even without a network. */
export function saveAnswers(client: QueryClient, owner: AnswersOwner, nowMs: number): void {
  const state = dehydrate(client, { shouldDehydrateQuery: (query) => shouldSave(query, nowMs) });
  state.queries.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  let text = JSON.stringify({ ...owner, state });
  while (text.length > maxCharacters && state.queries.length > 0) {
    // Drops the older half: the newest answers are what was seen last.
    state.queries.splice(Math.floor(state.queries.length / 2));
    text = JSON.stringify({ ...owner, state });
  }
  // If there is no space, the previous answers stay.
  writeItem("savedAnswers", text);
}

export function restoreAnswers(client: QueryClient, owner: AnswersOwner, nowMs: number): void {
  const saved = loadSavedAnswers();
  if (!saved || saved.personId !== owner.personId || saved.build !== owner.build) return;
  const queries = saved.state.queries
    .filter(({ state }) => nowMs - state.dataUpdatedAt < maxAgeMs)
    // Shown at once but always refetched, so that a loaded page is up to date.
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

function loadSavedAnswers(): SavedAnswers | undefined {
  try {
    const saved: unknown = JSON.parse(readItem("savedAnswers") ?? "null");
    return isSavedAnswers(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Checks only the outline: `restoreAnswers` accepts answers of the same build alone. */
function isSavedAnswers(saved: unknown): saved is SavedAnswers {
  if (typeof saved !== "object" || saved === null || !("state" in saved)) return false;
  const { state } = saved;
  return typeof state === "object" && state !== null && "queries" in state && Array.isArray(state.queries);
}
