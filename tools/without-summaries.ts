import type { Plugin } from "vite";

const endpoints = /contract\/endpoints\/[^/]+\.ts$/;
const summary = /\bsummary:\s*"(?:[^"\\]|\\.)*"/g;
const storage = /app\/storage\/registry\.ts$/;
const purpose = /\bpurpose:\s*"(?:[^"\\]|\\.)*"/g;
const failures = /\bfailures:\s*\[[^\]]*\],/g;

/** Removes texts that only the published description of the API has from the browser's scripts. */
export function withoutSummaries(code: string): string {
  return code.replaceAll(summary, 'summary: ""').replaceAll(failures, "");
}

/** Removes the purposes of stored items: people read them in the source, and a test does. */
export function withoutPurposes(code: string): string {
  return code.replaceAll(purpose, 'purpose: ""');
}

export function leaveOutSummaries(): Plugin {
  return {
    name: "leave-out-summaries",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (code, id) => {
      if (endpoints.test(id)) return { code: withoutSummaries(code), map: null };
      return storage.test(id) ? { code: withoutPurposes(code), map: null } : null;
    },
  };
}
