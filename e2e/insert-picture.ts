// Pastes, drops or shares a picture as the operating system would.
import type { Page } from "@playwright/test";
import { drawnMeal } from "./drawn-meal.ts";

async function pictureTransfer(): Promise<string> {
  const bytes = (await drawnMeal().jpeg().toBuffer()).toString("base64");
  return `(() => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob("${bytes}"), (character) => character.charCodeAt(0));
    transfer.items.add(new File([bytes], "picture.jpg", { type: "image/jpeg" }));
    return transfer;
  })()`;
}

/** A dialog may still have to load what is dropped on. */
const waitFor = (page: Page, selector: string) =>
  page.locator(selector).first().waitFor({ state: "attached" });

export async function paste(page: Page, selector: string): Promise<void> {
  await waitFor(page, selector);
  await page.evaluate(`document.querySelector("${selector}").dispatchEvent(
    new ClipboardEvent("paste", { clipboardData: ${await pictureTransfer()}, bubbles: true }))`);
}

export async function drop(page: Page, selector: string): Promise<void> {
  await waitFor(page, selector);
  await page.evaluate(`document.querySelector("${selector}").dispatchEvent(
    new DragEvent("drop", { dataTransfer: ${await pictureTransfer()}, bubbles: true, cancelable: true }))`);
}

/** As for the share target of the manifest. */
export async function share(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", enctype: "multipart/form-data", action: "/scanner?share-target" });
    const input = document.createElement("input");
    Object.assign(input, { type: "file", name: "photo", files: ${await pictureTransfer()}.files });
    form.append(input);
    document.body.append(form);
    form.submit();
  })()`);
}

/** As a phone sends them to the manifest's share target. */
export async function shareWords(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(`(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", enctype: "multipart/form-data", action: "/scanner?share-target" });
    for (const [name, value] of Object.entries(${JSON.stringify(fields)})) {
      const input = document.createElement("textarea");
      Object.assign(input, { name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  })()`);
}
