/** web/service-worker: the shell: what the app's pages need to open without a network. This file: what it is made of, as the build wrote it. */

export interface Shell {
  /** The same for the same files only. */
  readonly version: string;
  /** React Router's list of routes: a page that names it is a page of this build. */
  readonly routes: string;
  /** Addresses of scripts, styles and fonts, named by their content. */
  readonly files: readonly string[];
}

/** Put here by tools/build-service-worker.ts. */
declare const builtShell: Shell;
export const shell = builtShell;

/** Pages for people who are signed in, the scanner, and the way out: all that they show comes from the API. */
export const shellPages: ReadonlySet<string> = new Set([
  "/dashboard",
  "/meals",
  "/analysis",
  "/profile",
  "/subscription",
  "/scanner",
  "/sign-out",
]);

/** The texts that these pages and their dialogs may ask for after they were loaded; as web/app/i18n/namespaces.ts has them. */
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
