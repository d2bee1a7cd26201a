import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "../../api/query-client.ts";
import { restoreSavedAnswers } from "./use-save-answers.ts";

let ofPage: QueryClient | undefined;

/**
 * The page's query client: in a browser the same for components and route loaders, which run before the first render; on the
 * server one for each page.
 */
export function pageQueryClient(): QueryClient {
  if (typeof document === "undefined") return createQueryClient();
  ofPage ??= restoreSavedAnswers(createQueryClient());
  return ofPage;
}
