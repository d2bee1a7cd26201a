import type { Page } from "@playwright/test";

/** Every text and label of the page that matches, for eyes or for screen readers. */
export function findTexts(page: Page, pattern: RegExp): Promise<string[]> {
  return page.evaluate(`(() => {
    const shown = ${pattern};
    const elements = [...document.body.querySelectorAll("*:not(script, style)")];
    const texts = elements.flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === 3));
    const named = ["aria-label", "aria-valuetext", "aria-description", "title", "alt", "placeholder", "value"];
    const labels = elements.flatMap((element) => named.map((name) => element.getAttribute(name) ?? ""));
    return [...texts.map((node) => node.data), ...labels, document.title].filter((text) => shown.test(text));
  })()`);
}
