/** Pages that need only the API: those of an account, the scanner and signing out. */
export const shellPages: ReadonlySet<string> = new Set([
  "/dashboard",
  "/meals",
  "/analysis",
  "/report",
  "/body",
  "/profile",
  "/security",
  "/data",
  "/notifications",
  "/subscription",
  "/scanner",
  "/sign-out",
]);

/** Public pages that every footer or address bar leads to. Their style and script are in the page: they need no build of ours. */
export const sitePages: ReadonlySet<string> = new Set([
  "/",
  "/about",
  "/accuracy",
  "/blog",
  "/contact",
  "/privacy",
  "/terms",
]);

/** Namespaces (web/app/i18n/namespaces.ts) that these pages and their dialogs may load later. */
export const shellTexts = [
  "account",
  "common",
  "errors",
  "auth",
  "dashboard",
  "data",
  "meals",
  "notifications",
  "add",
  "analysis",
  "body",
  "pro",
  "profile",
  "subscription",
];
