import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadLabelReader } from "#analysis/photo/label/load-label-reader.ts";
import { decodePhoto } from "#server/http/uploads/decode-photo.ts";
import { type DrawnPhoto, drawnLabels } from "./drawn/drawn-labels.ts";
import { type JudgedLabel, judgeLabel } from "./judge-label.ts";

interface MeasuredDrawing {
  readonly photo: DrawnPhoto;
  readonly outcome: string;
  readonly judged: JudgedLabel;
}

const isMarked = ({ judged }: MeasuredDrawing) => !judged.isRight && judged.silentlyWrong.length === 0;
const isSilentlyWrong = ({ judged }: MeasuredDrawing) => judged.silentlyWrong.length > 0;

function summary(what: string, drawings: readonly MeasuredDrawing[]) {
  return {
    what,
    labels: drawings.length,
    right: drawings.filter(({ judged }) => judged.isRight).length,
    "right, all clear": drawings.filter(
      ({ judged }) => judged.isRight && judged.figures.every(({ isDoubted }) => !isDoubted),
    ).length,
    "wrong, marked": drawings.filter(isMarked).length,
    "silently wrong": drawings.filter(isSilentlyWrong).length,
  };
}

function report({ photo, outcome, judged }: MeasuredDrawing): void {
  if (judged.wrong.length === 0) return;
  console.log(`  ${photo.at} ${photo.layout} (${photo.language}), ${outcome}: ${JSON.stringify(photo.shot)}`);
  for (const figure of judged.wrong)
    console.log(`    ${judged.silentlyWrong.includes(figure) ? "no doubt! " : ""}${figure.text}`);
}

/** `folder`: where the photos are kept to be looked at. */
export async function measureDrawnLabels({
  count,
  seed,
  folder,
}: {
  count: number;
  seed: number;
  folder?: string;
}) {
  const readLabel = await loadLabelReader();
  const drawings: MeasuredDrawing[] = [];
  if (folder) await mkdir(folder, { recursive: true });
  for await (const photo of drawnLabels(seed, count)) {
    if (folder) await writeFile(join(folder, `${photo.at}.jpg`), photo.jpeg);
    const outcome = await readLabel(await decodePhoto(photo.jpeg, "jpeg"));
    const judged = judgeLabel(photo.truth, outcome.kind === "label" ? outcome.label : undefined);
    drawings.push({ photo, outcome: outcome.kind, judged });
  }
  const by = (key: "layout" | "language") =>
    [...Map.groupBy(drawings, ({ photo }) => photo[key])].map(([what, those]) => summary(what, those));
  console.table([...by("layout"), ...by("language"), summary(`all, seed ${seed}`, drawings)]);
  for (const drawing of drawings) report(drawing);
}
