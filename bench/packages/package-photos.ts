import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type DecodedUpload, decodePhoto } from "#server/http/uploads/decode-photo.ts";
import { photoTypeOf } from "#server/http/uploads/photo-type.ts";

const item = z.discriminatedUnion("type", [
  z.looseObject({ type: z.literal("barcode"), file: z.string(), digits: z.string() }),
  z.looseObject({ type: z.literal("label"), file: z.string() }),
]);
type PackageItem = z.infer<typeof item>;
export interface PackagePhoto {
  readonly item: PackageItem;
  readonly bytes: Uint8Array;
}

/** `items.jsonl` of the folder names the photos and what is on them. */
export function packagesIn(folder: string): readonly PackagePhoto[] {
  const lines = readFileSync(join(folder, "items.jsonl"), "utf8").trim().split("\n");
  return lines.map((line) => {
    const parsed = item.parse(JSON.parse(line));
    return { item: parsed, bytes: readFileSync(join(folder, parsed.file)) };
  });
}

/** Decodes a photo as the server's process for uploads does. */
export function decodePackage({ item: { file }, bytes }: PackagePhoto): Promise<DecodedUpload> {
  const type = photoTypeOf(bytes);
  if (type === undefined) throw new Error(`${file} is not a photo.`);
  return decodePhoto(bytes, type);
}
