import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import routes from "#web/app/routes.ts";
import { shellPages, shellTexts } from "#web/service-worker/shell-pages.ts";

/** Pages and texts that the service worker does not keep, and why. */
const onlineOnly: Readonly<Record<string, string>> = {
  "/login": "signing in needs the server",
  "/register": "signing up needs the server",
  "/sign-in": "the ticket is exchanged by the server",
  "/forgot-password": "the mail is sent by the server",
  "/reset-password": "the link is checked by the server",
  "/confirm-email": "the link is checked by the server",
  "/delete-account": "the request needs the server",
  "/deletion-requested": "shown once, after the request",
  "/keep-account": "follows signing in",
  "/connect": "an assistant asks the server for access",
  "/thank-you": "asks the payment provider about the checkout",
};
const textsOfPublicPages = ["blog", "marketing"];
const textsOfOnlinePages = ["connect"];

type Routes = readonly { readonly file: string; readonly path?: string; readonly children?: Routes }[];

/** The app's own pages; the public pages are rendered by the server alone. */
function pagesOf(entries: Routes): string[] {
  return entries.flatMap(({ file, path, children }) => {
    if (children) return pagesOf(children);
    return path === undefined || path === "*" || file.endsWith("/site-page.tsx") ? [] : [`/${path}`];
  });
}

it("keeps every page of the app, or says why not", () => {
  const pages = pagesOf(routes);
  const advice = pages
    .filter((page) => !shellPages.has(page) && !(page in onlineOnly))
    .map(
      (page) =>
        `${page} does not open offline: add it to shellPages in web/service-worker/shell-pages.ts, or to onlineOnly in tools/shell-pages.test.ts with the reason.`,
    );
  expect(advice).toEqual([]);
  expect([...shellPages, ...Object.keys(onlineOnly)].sort()).toEqual(pages.sort());
});

it("keeps the texts of every namespace that the app loads", () => {
  const files = readdirSync(join(import.meta.dirname, "..", "locales", "en"));
  const known = [...shellTexts, ...textsOfPublicPages, ...textsOfOnlinePages];
  const advice = files
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replace(".json", ""))
    .filter((namespace) => !known.includes(namespace))
    .map(
      (namespace) =>
        `locales/*/${namespace}.json is missing offline: add it to shellTexts in web/service-worker/shell-pages.ts, or to textsOfPublicPages in tools/shell-pages.test.ts.`,
    );
  expect(advice).toEqual([]);
});
