import { LimitExceeded, type RateLimit } from "./rate-limit.ts";

/** How long a refusal is repeated without asking the database; another process may forgive the bucket meanwhile. */
const refusalRememberedMs = 1_000;
const rememberedRefusalsMax = 10_000;

/** Lets a flood of refused calls cost no statement each. */
export class RecentRefusals {
  readonly #refusals = new Map<string, { readonly at: Date; readonly windowEndsAt: Date }>();

  /** When the window ends, if the bucket was refused within the last second. */
  find(bucket: string, now: Date): Date | undefined {
    const refusal = this.#refusals.get(bucket);
    if (!refusal) return undefined;
    const ageMs = now.getTime() - refusal.at.getTime();
    const isRecent = ageMs >= 0 && ageMs < refusalRememberedMs && now < refusal.windowEndsAt;
    if (!isRecent) this.#refusals.delete(bucket);
    return isRecent ? refusal.windowEndsAt : undefined;
  }

  add(bucket: string, at: Date, windowEndsAt: Date): void {
    const oldest = this.#refusals.keys().next().value;
    if (this.#refusals.size >= rememberedRefusalsMax && oldest !== undefined) this.#refusals.delete(oldest);
    this.#refusals.set(bucket, { at, windowEndsAt });
  }

  delete(bucket: string): void {
    this.#refusals.delete(bucket);
  }
}

/** All windows of a limit end together, so that what is counted can be dropped at once. */
export class CountsInProcess {
  readonly #windows = new Map<string, { readonly endsAt: Date; readonly hits: Map<string, number> }>();

  take(limit: RateLimit, who: string, now: Date): void {
    const { endsAt, hits } = this.#windowOf(limit, now);
    const count = (hits.get(who) ?? 0) + 1;
    if (count > limit.hits) throw new LimitExceeded(limit, endsAt, now);
    hits.set(who, count);
  }

  #windowOf({ name, windowSeconds }: RateLimit, now: Date) {
    const window = this.#windows.get(name);
    const endsAt = new Date(now.getTime() + windowSeconds * 1000);
    // A window that ends later than a new one would was begun while the clock was wrong.
    if (window && now < window.endsAt && window.endsAt <= endsAt) return window;
    const next = { endsAt, hits: new Map<string, number>() };
    this.#windows.set(name, next);
    return next;
  }
}
