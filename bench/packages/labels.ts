import { loadLabelReader } from "#analysis/photo/label/load-label-reader.ts";
import { median } from "../quantile.ts";
import { type JudgedLabel, judgeLabel, type TranscribedLabel } from "./judge-label.ts";
import { decodePackage, type PackagePhoto } from "./package-photos.ts";

interface MeasuredLabel {
  readonly file: string;
  readonly judged: JudgedLabel;
  readonly milliseconds: number;
}

function transcribed({ item }: PackagePhoto): TranscribedLabel | undefined {
  return item.type === "label" ? (item as unknown as TranscribedLabel) : undefined;
}

function report({ file, judged, milliseconds }: MeasuredLabel): void {
  const { figures, isRight, wrong, silentlyWrong } = judged;
  const doubted = figures.filter(({ isDoubted }) => isDoubted).length;
  const right = figures.length - wrong.length;
  console.log(
    `  ${file}: ${isRight ? "right" : "WRONG"}, ${right} of ${figures.length} figures, ${doubted} doubtful, ${Math.round(milliseconds)} ms`,
  );
  for (const figure of wrong)
    console.log(`    ${silentlyWrong.includes(figure) ? "no doubt! " : ""}${figure.text}`);
}

/** Prints how many figures of the photographed nutrition tables are read right, and whether wrong ones are doubted. */
export async function measureLabels(photos: readonly PackagePhoto[]): Promise<void> {
  const readLabel = await loadLabelReader();
  const measured: MeasuredLabel[] = [];
  for (const photo of photos) {
    const item = transcribed(photo);
    if (item === undefined) continue;
    const decoded = await decodePackage(photo);
    const startedAt = performance.now();
    const outcome = await readLabel(decoded);
    const milliseconds = performance.now() - startedAt;
    const judged = judgeLabel(item, outcome.kind === "label" ? outcome.label : undefined);
    measured.push({ file: photo.item.file, judged, milliseconds });
  }
  const right = measured.filter(({ judged }) => judged.isRight).length;
  const silent = measured.filter(({ judged }) => judged.silentlyWrong.length > 0).length;
  const [, ...warm] = measured.map(({ milliseconds }) => milliseconds);
  console.log(`labels with energy and all macros right: ${right} of ${measured.length}`);
  console.log(
    `labels with a wrong figure that is not marked: ${silent}; median ${median(warm).toFixed(0)} ms`,
  );
  for (const label of measured) report(label);
}
