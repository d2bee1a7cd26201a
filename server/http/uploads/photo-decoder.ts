import { constants, tmpdir } from "node:os";
import type { CodeSearchLimits } from "#analysis/photo/barcode/read-barcode.ts";
import { type PoolSettings, ProcessFailure, ProcessPool } from "#analysis/process/process-pool.ts";
import { AppError } from "../../core/app-error.ts";
import type { DecodedUpload } from "./decode-photo.ts";
import type { DecodeAnswer, DecodeRequest } from "./decoder-messages.ts";
import { photoTypeOf } from "./photo-type.ts";

export interface PhotoDecoder {
  /**
   * Throws `photo_type_not_supported`, `photo_unreadable`, `photo_too_small`, `photo_too_many_pixels`, and
   * `service_unavailable` when too many photos wait or the machine is too busy, `analysis_timed_out` when `signal` is aborted while it waits.
   * What was sent is not kept.
   */
  decode(bytes: Uint8Array, signal?: AbortSignal): Promise<DecodedUpload>;
  close(): Promise<void>;
}

interface DecoderSettings extends PoolSettings {
  /** The usual ones without it. */
  readonly codeSearch?: CodeSearchLimits;
  readonly workMaxMs: number;
}

const defaultSettings = (): DecoderSettings => ({
  file: new URL("./decoder-process.ts", import.meta.url),
  execArgv: ["--max-old-space-size=128"],
  // Keeps libvips from writing large images to disk.
  env: { TMPDIR: tmpdir(), VIPS_DISC_THRESHOLD: "4g", MALLOC_ARENA_MAX: "2" },
  // Pages and text scans take precedence over decoding.
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
  processes: 2,
  beginLimitMs: 15_000,
  // Far more than any photo within our limits needs. Only processor time says that a photo is to blame: on a busy machine a good
  // one takes as long as the machine lets it.
  workMaxMs: 5_000,
  timeLimitMs: 20_000,
  idleMs: 60_000,
  waitingMax: 200,
});

function appErrorFor(failure: unknown, signal: AbortSignal | undefined): unknown {
  if (failure instanceof ProcessFailure) {
    return new AppError(failure.reason === "ended" ? "photo_unreadable" : "service_unavailable");
  }
  return signal?.aborted ? new AppError("analysis_timed_out") : failure;
}

export function createPhotoDecoder(settings: Partial<DecoderSettings> = {}): PhotoDecoder {
  const { codeSearch, workMaxMs, ...poolSettings } = { ...defaultSettings(), ...settings };
  const pool = new ProcessPool<DecodeRequest, DecodeAnswer>(poolSettings);

  async function decode(bytes: Uint8Array, signal?: AbortSignal): Promise<DecodedUpload> {
    const type = photoTypeOf(bytes);
    if (type === undefined) throw new AppError("photo_type_not_supported");
    const answer = await pool.run({ bytes, type, codeSearch, workMaxMs }, signal).catch((failure) => {
      throw appErrorFor(failure, signal);
    });
    if (answer.kind === "refused") throw new AppError(answer.code);
    return answer.photo;
  }

  return { decode, close: () => pool.close() };
}
