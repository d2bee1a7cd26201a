// A speech recognition that is as strict as a browser's, and hears what the test says.
import type { Page } from "@playwright/test";

/** For `page.addInitScript`. */
export const speechDouble = `
  class SpeechRecognition {
    lang = ""; continuous = false; interimResults = false;
    onresult = null; onerror = null; onend = null;
    #results = []; #isStarted = false;
    start() {
      if (this.#isStarted) throw new DOMException("recognition has already started", "InvalidStateError");
      if (!Intl.getCanonicalLocales(this.lang).includes(this.lang)) throw new Error("lang is no BCP 47 tag: " + this.lang);
      this.#isStarted = true;
      window.heard = { lang: this.lang, say: (words, isFinal) => this.#say(words, isFinal), fail: (error) => this.#fail(error) };
    }
    stop() { if (this.#isStarted) setTimeout(() => this.#end()); }
    abort() { if (this.#isStarted) { this.onerror?.({ error: "aborted" }); this.#end(); } }
    #say(words, isFinal) {
      if (!this.#isStarted) throw new Error("nothing is heard before start() or after the end");
      if (!isFinal && !this.interimResults) return;
      const at = this.#results.findIndex((result) => !result.isFinal);
      const resultIndex = at < 0 ? this.#results.length : at;
      const result = Object.assign([{ transcript: words, confidence: 0.9 }], { isFinal });
      this.#results = [...this.#results.slice(0, resultIndex), result];
      this.onresult?.({ resultIndex, results: this.#results });
      if (isFinal && !this.continuous) this.#end();
    }
    #fail(error) { this.onerror?.({ error }); this.#end(); }
    #end() { if (this.#isStarted) { this.#isStarted = false; this.onend?.(); } }
  }
  window.webkitSpeechRecognition = SpeechRecognition;
  delete window.SpeechRecognition;
`;

export function say(page: Page, words: string, isFinal = true): Promise<unknown> {
  return page.evaluate(`heard.say(${JSON.stringify(words)}, ${isFinal})`);
}

export function failListening(page: Page, error: string): Promise<unknown> {
  return page.evaluate(`heard.fail(${JSON.stringify(error)})`);
}

export async function heardLocale(page: Page): Promise<string> {
  return String(await page.evaluate("heard.lang"));
}
