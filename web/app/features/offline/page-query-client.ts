import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "../../api/query-client.ts";
import { restoreSavedAnswers } from "./use-save-answers.ts";

let ofPage: QueryClient | undefined;

/** The browser's only one, also for loaders, which run before anything is rendered; on the server a new one for each page. */
export function pageQueryClient(): QueryClient {
  if (typeof document === "undefined") return createQueryClient();
  ofPage ??= restoreSavedAnswers(createQueryClient());
  return ofPage;
}
