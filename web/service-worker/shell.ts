/** What the app's pages need to open without a network, as listed by the build. */
export interface Shell {
  /** Changes when any file changes. */
  readonly version: string;
  /** The file name of React Router's route manifest: a page that contains it belongs to this build. */
  readonly routes: string;
  /** URLs of scripts, styles and fonts, named by content hash. */
  readonly files: readonly string[];
}

/** Defined by tools/build-service-worker.ts. */
declare const builtShell: Shell;
export const shell = builtShell;

/** Pages that need only the API: those of an account, the scanner and signing out. */
export const shellPages: ReadonlySet<string> = new Set([
  "/dashboard",
  "/meals",
  "/analysis",
  "/profile",
  "/subscription",
  "/scanner",
  "/sign-out",
]);

/** Namespaces (web/app/i18n/namespaces.ts) that these pages and their dialogs may load later. */
export const shellTexts = [
  "common",
  "errors",
  "auth",
  "dashboard",
  "meals",
  "analysis",
  "profile",
  "subscription",
];
