import routes from "#web/app/routes.ts";

type Routes = readonly { readonly file: string; readonly path?: string; readonly children?: Routes }[];

/** Examples of the paths with parameters. */
const samples: Readonly<Record<string, string>> = {
  "blog/:slug": "blog/nutri-score-explained",
  "*": "no-such-page",
};
const isSitePage = (file: string) => file.endsWith("/site-page.tsx");

function pathsOf(entries: Routes, isWanted: (file: string) => boolean): readonly string[] {
  return entries
    .filter(({ children, file }) => !children && isWanted(file))
    .map(({ path = "" }) => `/${samples[path] ?? path}`);
}

/** Open to everybody, but each leads on at once without the step before it. */
const passages = ["/sign-out", "/keep-account", "/deletion-requested"];

/** Rendered without the app. */
export const sitePaths = pathsOf(routes, isSitePage);
export const visitorPaths = pathsOf(routes, (file) => !isSitePage(file)).filter(
  (path) => !passages.includes(path),
);
export const signedInPaths = (routes as Routes).flatMap(({ children }) =>
  pathsOf(children ?? [], () => true),
);
