import { foodGramsMax, foodGramsMin } from "#contract/limits.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import type { FoodEdit } from "#domain/nutrition/clarification.ts";
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import { applyChange, createDraft, type DraftChange, listUnsentEdits, type MealDraft } from "./meal-draft.ts";

export interface EditPorts {
  readonly send: (submissionId: string, edits: readonly FoodEdit[]) => Promise<SubmissionAnalysis>;
  readonly onRejected: (error: unknown) => void;
}

/** Taps on a stepper come in bursts: they are sent as one batch. */
export const sendDelayMs = 450;
/** How long a removed food can be restored. */
export const undoWindowMs = 8000;

/** Edits of an analysed meal: shown at once, sent together after a pause, one batch at a time. */
export class MealEditor {
  readonly #ports: EditPorts;
  readonly #listeners = new Set<() => void>();
  #draft: MealDraft;
  #batches: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(analysis: SubmissionAnalysis, ports: EditPorts) {
    this.#draft = createDraft(analysis);
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

  /** As it is read for anybody, without the person's own default. */
  restoreGeneral(foodId: string): void {
    this.#sendInBackground([{ kind: "general", foodId }]);
  }

  add({ table, code }: FoodSource, shownGrams: number): void {
    this.#sendInBackground([{ kind: "add", table, code, grams: this.#unscaled(shownGrams) }]);
  }

  /** Sends all pending edits now; rejects if the server refuses them. */
  flush(extra: readonly FoodEdit[] = []): Promise<void> {
    this.cancelScheduledSend();
    const batch = this.#batches.then(() => this.#sendNow(extra));
    // A batch that failed must not stop the ones after it.
    this.#batches = batch.catch(() => undefined);
    return batch;
  }

  cancelScheduledSend(): void {
    clearTimeout(this.#timer);
  }

  async #sendNow(extra: readonly FoodEdit[]): Promise<void> {
    const sent = [...listUnsentEdits(this.#draft), ...extra];
    if (sent.length === 0) return;
    try {
      const analysis = await this.#ports.send(this.#draft.analysis.id, sent);
      this.change({ kind: "confirmed", analysis, sent });
    } catch (error) {
      this.change({ kind: "rejected", sent });
      this.#ports.onRejected(error);
      throw error;
    }
  }

  /** Waits longer while a removed food can still be restored. */
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
