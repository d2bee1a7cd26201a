// Playwright cannot read the files of a multipart request, so the page records the last one.
import type { Page } from "@playwright/test";
import sharp, { type Metadata } from "sharp";

export interface SentPhoto {
  readonly name: string;
  readonly note: string | null;
  readonly picture: Metadata;
}

/** Call before opening the page. */
export async function rememberSentPhoto(page: Page): Promise<void> {
  await page.addInitScript({
    content: `
      const send = window.fetch;
      window.fetch = (address, options) => {
        if (options?.body instanceof FormData) window.sentForm = options.body;
        return send(address, options);
      };
    `,
  });
}

/** Each photo of the last scan. */
export async function sentPhotos(page: Page): Promise<SentPhoto[]> {
  await page.waitForFunction("window.sentForm");
  const photos = await page.evaluate<{ name: string; note: string | null; bytes: string }[]>(`Promise.all(
    window.sentForm.getAll("image").map(async (image) => {
      const bytes = Array.from(new Uint8Array(await image.arrayBuffer()), (byte) => String.fromCharCode(byte)).join("");
      return { name: image.name, note: window.sentForm.get("note"), bytes: btoa(bytes) };
    }))`);
  return Promise.all(
    photos.map(async ({ bytes, ...sent }) => ({
      ...sent,
      picture: await sharp(Buffer.from(bytes, "base64")).metadata(),
    })),
  );
}

export async function sentPhoto(page: Page): Promise<SentPhoto> {
  const [photo] = await sentPhotos(page);
  if (!photo) throw new Error("The scan has no photo.");
  return photo;
}

export interface SentScan {
  readonly photos: number;
  readonly grams: string | null;
  readonly eatenAt: string | null;
}

/** The form of the last scan. */
export async function sentScan(page: Page): Promise<SentScan> {
  await page.waitForFunction("window.sentForm");
  return page.evaluate<SentScan>(`({
    photos: window.sentForm.getAll("image").length,
    grams: window.sentForm.get("grams"),
    eatenAt: window.sentForm.get("eatenAt"),
  })`);
}
