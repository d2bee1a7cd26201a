import { createHash } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { CountsInProcess, RecentRefusals } from "./counts-in-process.ts";
import { LimitExceeded, type RateLimit } from "./rate-limit.ts";

export interface RateLimiter {
  /** Counts one attempt by `who`; throws the limit's error code with a retry time when there were too many. */
  take(limit: RateLimit, who: string, now: Date): Promise<void>;
  /** `take` as a part of a larger statement. Throws what was refused a moment ago. */
  prepare(attempts: readonly Attempt[], now: Date): PreparedHits;
  /** `take` without the database, in this process: a read must not cost a write. */
  takeHere(limit: RateLimit, who: string, now: Date): void;
  /** Resets the attempts of `who`. */
  forgive(limit: RateLimit, who: string): Promise<void>;
}

export interface Attempt {
  readonly limit: RateLimit;
  readonly who: string;
}

export interface PreparedHits {
  readonly hits: readonly Hit[];
  /** Throws the error of the limit that is exceeded. */
  check(counted: readonly (HitCount | undefined)[]): void;
}

export interface HitCount {
  readonly hits: number;
  readonly window_ends_at: Date;
}

/** One attempt, as its statement counts it. */
export interface Hit {
  readonly bucket: string;
  readonly hitsMax: number;
  readonly windowEndsAt: Date;
  /** A window that ends before it is over. */
  readonly earliestEnd: Date;
  /** One that ends after it began while the clock was wrong. */
  readonly latestEnd: Date;
}

export const hitName = (at: number) => sql.id(`hit_${at}`);

/**
 * Parts of a statement's WITH, under the names of `hitName`. Each hit counts only if the condition holds and those before it
 * were within their limits. `areWithin`: whether all of that holds and none exceeds its limit.
 */
export function hitStatements(
  hits: readonly Hit[],
  condition: RawBuilder<boolean> = sql`true`,
): {
  readonly statements: readonly RawBuilder<HitCount>[];
  readonly areWithin: RawBuilder<boolean>;
} {
  let areWithin = condition;
  const statements: RawBuilder<HitCount>[] = [];
  for (const [at, hit] of hits.entries()) {
    statements.push(hitStatement(hit, areWithin));
    areWithin = sql`coalesce((select hits from ${hitName(at)}) <= ${hit.hitsMax}::integer, false)`;
  }
  return { statements, areWithin };
}

const unlimited: RateLimiter = {
  take: async () => {},
  prepare: () => ({ hits: [], check: () => {} }),
  takeHere: () => {},
  forgive: async () => {},
};

export function createRateLimiter(db: Kysely<Database>, isOn: boolean): RateLimiter {
  if (!isOn) return unlimited;
  const refusals = new RecentRefusals();
  const here = new CountsInProcess();
  const prepare = (attempts: readonly Attempt[], now: Date): PreparedHits => {
    const counted = attempts.map(({ limit, who }) => ({ limit, bucket: bucketOf(limit, who) }));
    for (const { limit, bucket } of counted) {
      const refusedUntil = refusals.find(bucket, now);
      if (refusedUntil) throw new LimitExceeded(limit, refusedUntil, now);
    }
    const check = (counts: readonly (HitCount | undefined)[]) => {
      for (const [at, { limit, bucket }] of counted.entries()) {
        const count = counts[at];
        if (!count || count.hits <= limit.hits) continue;
        refusals.add(bucket, now, count.window_ends_at);
        throw new LimitExceeded(limit, count.window_ends_at, now);
      }
    };
    return { hits: counted.map(({ limit, bucket }) => hitOf(limit, bucket, now)), check };
  };
  return {
    prepare,
    take: async (limit, who, now) => {
      const { hits, check } = prepare([{ limit, who }], now);
      const { statements } = hitStatements(hits);
      const counted = await Promise.all(statements.map((statement) => statement.execute(db)));
      check(counted.map(({ rows }) => rows[0]));
    },
    takeHere: (limit, who, now) => here.take(limit, who, now),
    forgive: async (limit, who) => {
      const bucket = bucketOf(limit, who);
      refusals.delete(bucket);
      await db.deleteFrom("rate_limits").where("bucket", "=", bucket).execute();
    },
  };
}

function hitOf({ hits, windowSeconds }: RateLimit, bucket: string, now: Date): Hit {
  const later = (ms: number) => new Date(now.getTime() + ms);
  return {
    bucket,
    hitsMax: hits,
    windowEndsAt: later(windowSeconds * 1000),
    earliestEnd: later(1),
    latestEnd: later(2 * windowSeconds * 1000),
  };
}

/**
 * One statement, so that all processes count together. A window that has ended starts over with this hit, as does one that ends
 * impossibly late because it began while the clock was wrong.
 */
function hitStatement(
  { bucket, windowEndsAt, earliestEnd, latestEnd }: Hit,
  condition: RawBuilder<boolean>,
): RawBuilder<HitCount> {
  const isOver = sql<boolean>`rate_limits.window_ends_at not between ${earliestEnd} and ${latestEnd}`;
  return sql`
    insert into rate_limits (bucket, hits, window_ends_at)
    select ${bucket}::text, 1, ${windowEndsAt}::timestamptz where ${condition}
    on conflict (bucket) do update set
      hits = case when ${isOver} then 1 else rate_limits.hits + 1 end,
      window_ends_at = case when ${isOver} then excluded.window_ends_at else rate_limits.window_ends_at end
    returning hits, window_ends_at`;
}

/** Hashed, so that the table contains no addresses or e-mails. */
function bucketOf({ name }: RateLimit, who: string): string {
  return `${name}:${createHash("sha256").update(who).digest("base64url")}`;
}
