/** web/features/scan/foods: edits of an analysed meal: shown at once, sent together after a short rest, one batch at a time. */
import { foodGramsMax, foodGramsMin } from "#contract/limits.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import type { FoodEdit, FoodSource } from "#domain/nutrition/meal-analysis.ts";
import { applyChange, createDraft, type DraftChange, listUnsentEdits, type MealDraft } from "./meal-draft.ts";

export interface EditPorts {
  readonly send: (submissionId: string, edits: readonly FoodEdit[]) => Promise<SubmissionAnalysis>;
  readonly onRejected: (error: unknown) => void;
}

/** Taps on a stepper come in bursts: one batch for all of them. */
export const sendDelayMs = 450;
/** How long a removed food can be put back. */
export const undoWindowMs = 8000;

export class MealEditor {
  readonly #ports: EditPorts;
  readonly #listeners = new Set<() => void>();
  #draft: MealDraft;
  #batches: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(answer: SubmissionAnalysis, ports: EditPorts) {
    this.#draft = createDraft(answer);
    this.#ports = ports;
  }

  readonly getDraft = (): MealDraft => this.#draft;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(change: DraftChange): void {
    this.#draft = applyChange(this.#draft, change);
    for (const listener of this.#listeners) listener();
  }

  changeGrams(foodId: string, shownGrams: number): void {
    this.change({ kind: "grams", foodId, grams: this.#unscaled(shownGrams) });
    this.#scheduleSend();
  }

  remove(foodId: string): void {
    this.change({ kind: "remove", foodId });
    this.#scheduleSend();
  }

  restore(foodId: string): void {
    this.change({ kind: "restore", foodId });
    this.#scheduleSend();
  }

  swap(foodId: string, { table, code }: FoodSource): void {
    this.#sendInBackground([{ kind: "swap", foodId, table, code }]);
  }

  add({ table, code }: FoodSource, shownGrams: number): void {
    this.#sendInBackground([{ kind: "add", table, code, grams: this.#unscaled(shownGrams) }]);
  }

  /** Sends what is left to send; resolves once the server knows all, rejects where it refused. */
  flush(extra: readonly FoodEdit[] = []): Promise<void> {
    this.cancelScheduledSend();
    const batch = this.#batches.then(() => this.#sendNow(extra));
    // A batch that failed must not stop the ones after it.
    this.#batches = batch.catch(() => undefined);
    return batch;
  }

  /** Nothing more is sent by itself. */
  cancelScheduledSend(): void {
    clearTimeout(this.#timer);
  }

  async #sendNow(extra: readonly FoodEdit[]): Promise<void> {
    const sent = [...listUnsentEdits(this.#draft), ...extra];
    if (sent.length === 0) return;
    try {
      const answer = await this.#ports.send(this.#draft.analysis.id, sent);
      this.change({ kind: "confirmed", answer, sent });
    } catch (error) {
      this.change({ kind: "rejected", sent });
      this.#ports.onRejected(error);
      throw error;
    }
  }

  /** While a food can still be put back, nothing hurries. */
  #scheduleSend(): void {
    this.cancelScheduledSend();
    const delayMs = this.#draft.removedIds.length > 0 ? undoWindowMs : sendDelayMs;
    this.#timer = setTimeout(() => this.#sendInBackground([]), delayMs);
  }

  #sendInBackground(extra: readonly FoodEdit[]): void {
    this.flush(extra).catch(() => undefined);
  }

  #unscaled(shownGrams: number): number {
    return Math.min(foodGramsMax, Math.max(foodGramsMin, shownGrams / this.#draft.scale));
  }
}
