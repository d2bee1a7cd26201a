import { readBarcode } from "#analysis/photo/barcode/read-barcode.ts";
import { normalFormOf } from "#domain/barcodes/barcode.ts";
import { median, quantile } from "../quantile.ts";
import { decodePackage, type PackagePhoto } from "./package-photos.ts";

interface Reading {
  readonly file: string;
  /** Undefined for photos of labels, whose codes are not transcribed. */
  readonly expected: string | undefined;
  readonly read: string | undefined;
  readonly milliseconds: number;
}

async function readPhoto(photo: PackagePhoto): Promise<Reading> {
  const decoded = await decodePackage(photo);
  const startedAt = performance.now();
  const read = await readBarcode(decoded);
  const milliseconds = performance.now() - startedAt;
  const { item } = photo;
  return {
    file: item.file,
    expected: item.type === "barcode" ? normalFormOf(item.digits) : undefined,
    read,
    milliseconds,
  };
}

/** Prints how many barcodes of the photos are read right, wrong or not at all, and how fast. */
export async function measureBarcodes(photos: readonly PackagePhoto[]): Promise<void> {
  const readings: Reading[] = [];
  for (const photo of photos) readings.push(await readPhoto(photo));
  const known = readings.filter(({ expected }) => expected !== undefined);
  const right = known.filter(({ expected, read }) => read === expected);
  const wrong = known.filter(({ expected, read }) => read !== undefined && read !== expected);
  const times = readings.map(({ milliseconds }) => milliseconds);
  const share = ((right.length / known.length) * 100).toFixed(1);
  console.log(`barcodes read: ${right.length} of ${known.length} (${share} %), misread: ${wrong.length}`);
  console.log(
    `a photo: median ${median(times).toFixed(0)} ms, 95 % within ${quantile(times, 0.95).toFixed(0)} ms`,
  );
  for (const { file, expected, read } of known) {
    if (read !== expected) console.log(`  ${file}: ${expected}, read ${read ?? "nothing"}`);
  }
}
