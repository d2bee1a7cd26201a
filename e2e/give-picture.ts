/** e2e/: hands the page a picture as the system would: pasted, dropped, or in a form that another app sends. (Runs in the page, hence texts.) */
import type { Page } from "@playwright/test";
import { drawnMeal } from "./drawn-meal.ts";

async function transferOfPicture(): Promise<string> {
  const bytes = (await drawnMeal().jpeg().toBuffer()).toString("base64");
  return `(() => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob("${bytes}"), (character) => character.charCodeAt(0));
    transfer.items.add(new File([bytes], "picture.jpg", { type: "image/jpeg" }));
    return transfer;
  })()`;
}

export async function paste(page: Page, selector: string): Promise<void> {
  await page.evaluate(`document.querySelector("${selector}").dispatchEvent(
    new ClipboardEvent("paste", { clipboardData: ${await transferOfPicture()}, bubbles: true }))`);
}

export async function drop(page: Page, selector: string): Promise<void> {
  await page.evaluate(`document.querySelector("${selector}").dispatchEvent(
    new DragEvent("drop", { dataTransfer: ${await transferOfPicture()}, bubbles: true, cancelable: true }))`);
}

/** As the system does for the manifest's share target. */
export async function share(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", enctype: "multipart/form-data", action: "/scanner?share-target" });
    const input = document.createElement("input");
    Object.assign(input, { type: "file", name: "photo", files: ${await transferOfPicture()}.files });
    form.append(input);
    document.body.append(form);
    form.submit();
  })()`);
}
