/** Pages that need only the API: those of an account, the scanner and signing out. */
export const shellPages: ReadonlySet<string> = new Set([
  "/dashboard",
  "/meals",
  "/analysis",
  "/body",
  "/profile",
  "/security",
  "/data",
  "/notifications",
  "/subscription",
  "/scanner",
  "/sign-out",
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
  "profile",
  "subscription",
];
