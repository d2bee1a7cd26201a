import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Every source of web/, by its path from there. */
const web = join(import.meta.dirname, "..", "web");
const sources = globSync("**/*.{ts,tsx}", { cwd: web });
const ownFolder = "app/storage/";
const storageWords =
  /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|\bcaches\.|document\.cookie|navigator\??\.storage\b/;

/** Other files that may use the browser's storage, and why. */
const exceptions: Readonly<Record<string, string>> = {
  "site/script/site-script.ts": "inlined into the public pages; takes its keys from storage/site-keys.ts",
  "app/theme/theme.ts": "inlined into every page; takes its key from storage/site-keys.ts",
  "app/testing/sign-in-before-each.ts": "empties the storage between tests; no page contains it",
  "service-worker/shell-cache.ts": "the only user of Cache Storage; takes its prefix from the registry",
};

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
}

function codeOf(path: string): string {
  return withoutComments(readFileSync(join(web, path), "utf8"));
}

function sourcesOutsideStorage(): string[] {
  return sources.filter((path) => !/\.test\.tsx?$/.test(path) && !path.startsWith(ownFolder));
}

function complaint(path: string, word: string): string {
  return `${path} uses ${word} itself: register what it stores in web/app/storage/registry.ts, and read and write it through stored-items.ts, so that signing out clears it.`;
}

describe("the browser's storage", () => {
  it("is only used through the registry", () => {
    expect(sourcesOutsideStorage().length).toBeGreaterThan(300);
    const complaints = sourcesOutsideStorage()
      .filter((path) => !(path in exceptions))
      .flatMap((path) => {
        const word = storageWords.exec(codeOf(path))?.[0];
        return word === undefined ? [] : complaint(path, word);
      });
    expect(complaints).toEqual([]);
  });

  it.each(["localStorage.getItem('x')", "window.sessionStorage", "caches.open(name)", "document.cookie = a"])(
    "is detected in %s",
    (code) => expect(storageWords.test(withoutComments(code))).toBe(true),
  );

  it("is used without literal keys in the public pages' script", () => {
    const calls = [...codeOf("site/script/site-script.ts").matchAll(/\b(?:get|set|remove)Item\(([^,)]*)/g)];
    expect(calls.length).toBeGreaterThan(3);
    for (const [call, key] of calls)
      expect(key, `${call}: take the key from storage/site-keys.ts`).toMatch(/Key$/);
  });
});
