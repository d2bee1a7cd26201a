/**
 * Node's flags for a server. Young objects get 2 × 16 MB where V8 would take up to 2 × 32 MB and keep it (docs/decisions/093). V8
 * takes this only from the command line, so package.json and Dockerfile repeat it.
 */
export const serverFlags: readonly string[] = ["--max-semi-space-size=16"];
