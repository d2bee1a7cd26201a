/** web/features/scan/foods: edits of an analysed meal: shown at once, sent together after a short rest, one batch at a time. */
import { foodGramsMax, foodGramsMin } from "#contract/limits.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import type { FoodEdit, FoodSource } from "#domain/nutrition/meal-analysis.ts";
import { changeDraft, type DraftChange, type MealDraft, startDraft, unsentEdits } from "../meal-draft.ts";

export interface EditPorts {
  readonly send: (submissionId: string, edits: readonly FoodEdit[]) => Promise<SubmissionAnalysis>;
  readonly onRefused: (error: unknown) => void;
}

/** Taps on a stepper come in bursts: one batch for all of them. */
export const restMs = 450;
/** How long a removed food can be put back. */
export const putBackMs = 8000;

export class MealEditor {
  readonly #ports: EditPorts;
  readonly #listeners = new Set<() => void>();
  #draft: MealDraft;
  #batches: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(answer: SubmissionAnalysis, ports: EditPorts) {
    this.#draft = startDraft(answer);
    this.#ports = ports;
  }

  readonly draft = (): MealDraft => this.#draft;

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(change: DraftChange): void {
    this.#draft = changeDraft(this.#draft, change);
    for (const listener of this.#listeners) listener();
  }

  changeGrams(foodId: string, shownGrams: number): void {
    this.change({ kind: "grams", foodId, grams: this.#unscaled(shownGrams) });
    this.#sendLater();
  }

  remove(foodId: string): void {
    this.change({ kind: "remove", foodId });
    this.#sendLater();
  }

  putBack(foodId: string): void {
    this.change({ kind: "put_back", foodId });
    this.#sendLater();
  }

  swap(foodId: string, { table, code }: FoodSource): void {
    this.#sendQuietly([{ kind: "swap", foodId, table, code }]);
  }

  add({ table, code }: FoodSource, shownGrams: number): void {
    this.#sendQuietly([{ kind: "add", table, code, grams: this.#unscaled(shownGrams) }]);
  }

  /** Sends what is left to send; resolves once the server knows all, rejects where it refused. */
  settle(extra: readonly FoodEdit[] = []): Promise<void> {
    this.stop();
    const batch = this.#batches.then(() => this.#sendNow(extra));
    // A batch that failed must not stop the ones after it.
    this.#batches = batch.catch(() => undefined);
    return batch;
  }

  /** Nothing more is sent by itself. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  async #sendNow(extra: readonly FoodEdit[]): Promise<void> {
    const sent = [...unsentEdits(this.#draft), ...extra];
    if (sent.length === 0) return;
    try {
      const answer = await this.#ports.send(this.#draft.answer.id, sent);
      this.change({ kind: "answered", answer, sent });
    } catch (error) {
      this.change({ kind: "refused", sent });
      this.#ports.onRefused(error);
      throw error;
    }
  }

  /** While a food can still be put back, nothing hurries. */
  #sendLater(): void {
    this.stop();
    const delayMs = this.#draft.removedIds.length > 0 ? putBackMs : restMs;
    this.#timer = setTimeout(() => this.#sendQuietly([]), delayMs);
  }

  #sendQuietly(extra: readonly FoodEdit[]): void {
    this.settle(extra).catch(() => undefined);
  }

  #unscaled(shownGrams: number): number {
    return Math.min(foodGramsMax, Math.max(foodGramsMin, shownGrams / this.#draft.scale));
  }
}
