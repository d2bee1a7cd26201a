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
