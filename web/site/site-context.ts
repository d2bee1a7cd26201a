// The public pages are rendered to text once per language, with no framework in the browser.
import { createContext, useContext } from "react";
import type { SiteRequest } from "#contract/site.ts";

export const SiteContext = createContext<SiteRequest | undefined>(undefined);

export function useSite(): SiteRequest {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite works only inside a SiteContext.");
  return site;
}
