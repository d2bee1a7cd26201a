/** server/http/uploads: files that callers send. This file bounds the memory that all uploads under way hold together. */
import { AppError } from "../../core/app-error.ts";

export interface HeldBytes {
  /** Throws `service_unavailable` when all uploads together would hold more than there is room for. */
  add(bytes: number): void;
  release(): void;
}

/** Slow senders hold what they have sent so far, no more: nobody waits for a place that another only reserved. */
export class UploadRoom {
  readonly #maxBytes: number;
  #heldBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  hold(): HeldBytes {
    let held = 0;
    return {
      add: (bytes) => {
        if (this.#heldBytes + bytes > this.#maxBytes) throw new AppError("service_unavailable");
        this.#heldBytes += bytes;
        held += bytes;
      },
      release: () => {
        this.#heldBytes -= held;
        held = 0;
      },
    };
  }
}
