import type { Page } from "@playwright/test";

/** The unknown page, and calls that answer 404 to new accounts: browsers log these. */
const answeredByNotFound = /\/(api\/(user\/profile|subscriptions\/current)|no-such-page)$/;

/** All console messages, with the page they appeared on. */
export function recordConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    const isKnown = message.text().includes("404") && answeredByNotFound.test(message.location().url);
    const isOwnDoing = message.text().includes("blocked by Playwright");
    if (!isKnown && !isOwnDoing)
      messages.push(`${message.type()} on ${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`${page.url()}: ${error.message}`));
  return messages;
}
