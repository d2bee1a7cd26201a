import { sql } from "kysely";
import type { LabelReader } from "#analysis/photo/label/label-reader.ts";
import type { LabelFigure, NutritionLabel } from "#analysis/photo/label/table/label-reading.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import { labelColumnsMax } from "#contract/limits.ts";
import type { LabelReading } from "#contract/shapes/labels.ts";
import { mayBeFood } from "#domain/barcodes/barcode.ts";
import { AppError } from "../../core/app-error.ts";
import type { User } from "../../http/caller.ts";
import { storeAnswer } from "../../http/idempotency-table.ts";
import type { PrepareAnswer } from "../../http/serve.ts";
import type { DecodedUpload } from "../../http/uploads/decode-photo.ts";
import type { PhotoDecoder } from "../../http/uploads/photo-decoder.ts";
import { findScanAllowance } from "../quota/scan-allowance.ts";
import { reserveDirectly, withScanReservation } from "../quota/scan-reservation.ts";
import { countScan } from "../quota/scan-usage-table.ts";
import type { ScanDatabases, ScanSettings } from "./submit-text.ts";

export interface LabelParts extends ScanDatabases {
  readonly photoDecoder: PhotoDecoder;
  readonly labelReader: LabelReader;
  readonly settings: ScanSettings;
}

interface LabelPhoto {
  readonly caller: User;
  readonly bytes: Uint8Array;
  readonly now: Date;
  readonly prepareAnswer: PrepareAnswer;
}

/** Share of the time after which what was read by then is answered; the person completes it. */
const closerLookShare = 0.4;

const failures = {
  noText: "label_unreadable",
  noTable: "label_not_found",
  receipt: "label_not_found",
  page: "label_not_found",
  severalTables: "several_labels",
} as const satisfies Record<string, ErrorCode>;

function namedFigures<Name extends string>(figures: Readonly<Partial<Record<Name, LabelFigure>>>) {
  // Safe: the keys of a record are its names.
  return (Object.entries(figures) as [Name, LabelFigure][]).map(([nutrient, figure]) => ({
    nutrient,
    ...figure,
  }));
}

function present(label: NutritionLabel, photo: DecodedUpload): LabelReading {
  const isOnItsSide = label.quarterTurns % 2 === 1;
  const width = isOnItsSide ? photo.height : photo.width;
  const height = isOnItsSide ? photo.width : photo.height;
  const { left, top, ...size } = label.area;
  return {
    columns: label.columns.slice(0, labelColumnsMax).map(({ figures, micronutrients, ...column }) => ({
      ...column,
      figures: namedFigures(figures),
      micronutrients: namedFigures(micronutrients),
    })),
    barcode: photo.barcode !== undefined && mayBeFood(photo.barcode) ? photo.barcode : null,
    servingGrams: label.servingGrams,
    servingMillilitres: label.servingMillilitres,
    servingsPerContainer: label.servingsPerContainer,
    area: { left: left / width, top: top / height, width: size.width / width, height: size.height / height },
    quarterTurns: label.quarterTurns,
  };
}

/**
 * A photo without a table costs no scan. Throws the errors of a photo that cannot be read, `label_unreadable`,
 * `label_not_found`, `several_labels`, `analysis_failed` and `analysis_timed_out`.
 */
export async function readLabelPhoto(
  parts: LabelParts,
  { caller, bytes, now, prepareAnswer }: LabelPhoto,
): Promise<LabelReading> {
  const { db, fleetingDb, photoDecoder, labelReader, settings } = parts;
  const signal = AbortSignal.timeout(settings.scanDeadlineMs);
  const answerBy = Date.now() + closerLookShare * settings.scanDeadlineMs;
  const allowance = findScanAllowance(caller, settings.dailyScanLimit, now);
  const reserve = () => reserveDirectly(fleetingDb, allowance, now);
  return withScanReservation(fleetingDb, { allowance, reserve }, async (commit) => {
    const photo = await photoDecoder.decode(bytes, signal);
    const outcome = await labelReader.read(photo, signal, answerBy).catch((cause) => {
      throw new AppError(signal.aborted ? "analysis_timed_out" : "analysis_failed", { cause });
    });
    if (outcome.kind !== "label") throw new AppError(failures[outcome.kind]);
    const answer = present(outcome.label, photo);
    const prepared = prepareAnswer(answer);
    // The scan is counted with its answer, so that a repeat counts none.
    await sql`with counted as (${countScan(commit.reservation)}), answered as (${storeAnswer(prepared.row)})
      select 1`.execute(db);
    commit.confirm();
    prepared.confirm();
    return answer;
  });
}
