import { AppError } from "../../core/app-error.ts";

/** Limits for one sender's uploads in progress. */
interface UploadShare {
  readonly uploads: number;
  readonly bytes: number;
}

export interface UploadLimits {
  /** All uploads in progress together. */
  readonly totalBytes: number;
  readonly caller: UploadShare;
  readonly network: UploadShare;
}

const megabyte = 1024 * 1024;
/** A network may be a whole school, while a single caller sends one photo after another. */
export const uploadLimits: UploadLimits = {
  totalBytes: 128 * megabyte,
  caller: { uploads: 3, bytes: 26 * megabyte },
  network: { uploads: 12, bytes: 48 * megabyte },
};
const retryAfterSeconds = 5;

export interface Uploader {
  readonly caller: string;
  readonly network: string;
}

export interface UploadReservation {
  /** Throws `too_many_uploads` beyond the sender's limits, `service_unavailable` beyond the total. */
  add(bytes: number): void;
  release(): void;
}

interface Tally {
  uploads: number;
  bytes: number;
}

/** Limits the memory of uploads in progress: in total, per caller and per network. */
export class UploadBudget {
  readonly #limits: UploadLimits;
  readonly #tallies = new Map<string, Tally>();
  #heldBytes = 0;

  constructor(limits: UploadLimits) {
    this.#limits = limits;
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  /** Call before anything is read. Throws `too_many_uploads`. */
  hold({ caller, network }: Uploader): UploadReservation {
    const shares = [
      [`caller ${caller}`, this.#limits.caller],
      [`network ${network}`, this.#limits.network],
    ] as const;
    const tallies = shares.map(([who, share]) => ({ who, share, tally: this.#tallyOf(who) }));
    if (tallies.some(({ share, tally }) => tally.uploads >= share.uploads)) throw tooManyUploads();
    for (const { who, tally } of tallies) {
      tally.uploads += 1;
      this.#tallies.set(who, tally);
    }
    let held = 0;
    const count = (bytes: number) => {
      held += bytes;
      this.#heldBytes += bytes;
      for (const { tally } of tallies) tally.bytes += bytes;
    };
    return {
      add: (bytes) => {
        if (tallies.some(({ share, tally }) => tally.bytes + bytes > share.bytes)) throw tooManyUploads();
        if (this.#heldBytes + bytes > this.#limits.totalBytes) throw new AppError("service_unavailable");
        count(bytes);
      },
      release: () => {
        count(-held);
        for (const { who, tally } of tallies) {
          tally.uploads -= 1;
          if (tally.uploads === 0) this.#tallies.delete(who);
        }
      },
    };
  }

  #tallyOf(who: string): Tally {
    return this.#tallies.get(who) ?? { uploads: 0, bytes: 0 };
  }
}

function tooManyUploads(): AppError {
  return new AppError("too_many_uploads", { retryAfterSeconds });
}
