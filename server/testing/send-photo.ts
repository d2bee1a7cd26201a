import { readFile } from "node:fs/promises";
import sharp from "sharp";
import * as scanning from "#contract/endpoints/scanning.ts";
import type { TestAnswer, TestApp } from "./test-app.ts";

type Headers = Readonly<Record<string, string>>;

/** A drawn plate, seen from above. */
export async function platePhoto(): Promise<Buffer> {
  const plate = `<svg width="640" height="480"><rect width="640" height="480" fill="#8a6a4a"/>
    <circle cx="320" cy="240" r="200" fill="#eee"/><circle cx="320" cy="240" r="120" fill="#c52"/></svg>`;
  return sharp(Buffer.from(plate)).jpeg().toBuffer();
}

export interface SentPhoto {
  readonly photo: Uint8Array | undefined;
  readonly fields?: Readonly<Record<string, string>>;
  readonly fileName?: string;
  /** The form field of the photo; `image` by default. */
  readonly field?: string;
  /** Where it is sent; a photo of a meal by default. */
  readonly url?: string;
}

export async function sendPhoto(
  app: TestApp,
  headers: Headers,
  {
    photo,
    fields = {},
    fileName = "food-image.jpg",
    field = "image",
    url = scanning.submitPhoto.path,
  }: SentPhoto,
): Promise<TestAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (photo) form.set(field, new Blob([Uint8Array.from(photo)], { type: "image/jpeg" }), fileName);
  const sent = new Response(form);
  return app.inject({
    method: "POST",
    url,
    headers: { ...headers, "content-type": sent.headers.get("content-type") ?? "" },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}

/** The drawn label of a packet: 372 kcal in 100 g, servings of 40 g, ten in the pack. */
export function labelPhoto(): Promise<Buffer> {
  return readFile(new URL("./drawn-label.png", import.meta.url));
}
