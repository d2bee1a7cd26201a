import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { photographPacket } from "#analysis/photo/barcode/testing/draw-packet.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import type { TestAnswer, TestApp } from "./test-app.ts";

type Headers = Readonly<Record<string, string>>;

/** A drawn plate, seen from above. Small: the search for a barcode looks at each line. */
export async function platePhoto(): Promise<Buffer> {
  const plate = `<svg viewBox="0 0 640 480" width="160" height="120"><rect width="640" height="480" fill="#8a6a4a"/>
    <circle cx="320" cy="240" r="200" fill="#eee"/><circle cx="320" cy="240" r="120" fill="#c52"/></svg>`;
  return sharp(Buffer.from(plate)).jpeg().toBuffer();
}

export interface SentPhoto {
  readonly photo: Uint8Array | undefined;
  /** Further ones of the same meal. */
  readonly others?: readonly Uint8Array[];
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
    others = [],
    fields = {},
    fileName = "food-image.jpg",
    field = "image",
    url = scanning.submitPhoto.path,
  }: SentPhoto,
): Promise<TestAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const each of photo ? [photo, ...others] : [])
    form.append(field, new Blob([Uint8Array.from(each)], { type: "image/jpeg" }), fileName);
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

const barsHeight = 500;

/** The same label with a code's bars under it. */
export async function labelWithCode(code: string): Promise<Buffer> {
  const label = sharp(await labelPhoto());
  const { width, height } = await label.metadata();
  const bars = (await photographPacket(code, { size: { width, height: barsHeight } })).png().toBuffer();
  return label
    .flatten({ background: "#fff" })
    .extend({ bottom: barsHeight })
    .composite([{ input: await bars, left: 0, top: height }])
    .jpeg()
    .toBuffer();
}
