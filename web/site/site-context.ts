/** web/site: the public pages: rendered to text once a language, no framework in the browser. This file: what all their parts know. */
import { createContext, useContext } from "react";
import type { SiteRequest } from "#contract/site.ts";

export const SiteContext = createContext<SiteRequest | undefined>(undefined);

export function useSite(): SiteRequest {
  const site = useContext(SiteContext);
  if (!site) throw new Error("Only parts of the public pages may ask for them.");
  return site;
}
