import type { Plugin } from "vite";

const endpoints = /contract\/endpoints\/[^/]+\.ts$/;
const summary = /\bsummary:\s*"(?:[^"\\]|\\.)*"/g;
const failures = /\bfailures:\s*\[[^\]]*\],/g;

/** What only the published description of the API says is left out of the browser's scripts. */
export function withoutSummaries(code: string): string {
  return code.replaceAll(summary, 'summary: ""').replaceAll(failures, "");
}

export function leaveOutSummaries(): Plugin {
  return {
    name: "leave-out-summaries",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (code, id) => (endpoints.test(id) ? { code: withoutSummaries(code), map: null } : null),
  };
}
