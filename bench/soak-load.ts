// A realistic mix: text scans and some photos, saved meals, day and week views.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import * as insights from "#contract/endpoints/insights.ts";
import * as meals from "#contract/endpoints/meals.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { call, logIn, register, type Session } from "./api-client.ts";
import { diaryToday } from "./fill-diaries.ts";
import { quantile } from "./quantile.ts";

const people = 20;
/** Access tokens live for 20 minutes. */
const signInIntervalMs = 10 * 60_000;
/** The steady load does not wait for answers. More pending calls than this mean that the server cannot keep up, and count as errors. */
const pendingMax = 500;
const texts = ["two eggs and toast with butter", "a bowl of oatmeal with a banana", "150 g chicken and rice"];
/** Kinds of a hundred calls. */
const mix = [
  ...Array.from({ length: 30 }, () => "scan" as const),
  ...Array.from({ length: 10 }, () => "save" as const),
  ...Array.from({ length: 30 }, () => "day" as const),
  ...Array.from({ length: 18 }, () => "summary" as const),
  ...Array.from({ length: 11 }, () => "week" as const),
  "photo" as const,
];

export interface MinuteRow {
  readonly minute: number;
  readonly calls: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly errors: number;
}

export class SoakLoad {
  readonly #baseUrl: string;
  readonly #photo: Uint8Array;
  #sessions: readonly Session[] = [];
  #turn = 0;
  #times: number[] = [];
  #errors = 0;

  private constructor(baseUrl: string, photo: Uint8Array) {
    this.#baseUrl = baseUrl;
    this.#photo = photo;
  }

  static async prepare(baseUrl: string): Promise<SoakLoad> {
    const plate = `<svg width="640" height="480"><rect width="640" height="480" fill="#8a6a4a"/>
      <circle cx="320" cy="240" r="200" fill="#eee"/><circle cx="320" cy="240" r="120" fill="#c52"/></svg>`;
    const load = new SoakLoad(baseUrl, await sharp(Buffer.from(plate)).jpeg().toBuffer());
    const names = Array.from({ length: people }, (_, at) => `soak-${at}`);
    const sessions = await Promise.all(names.map((name) => register(baseUrl, name)));
    load.#sessions = sessions.map(fromOwnNetwork);
    return load;
  }

  /** Runs `callers` in parallel, each calling again as soon as it is answered. Returns calls per second. */
  async runAtFullSpeed(forMs: number, callers: number): Promise<number> {
    this.#startCounting();
    const started = performance.now();
    const running = Array.from({ length: callers }, async () => {
      while (performance.now() - started < forMs) await this.#callNext();
    });
    await Promise.all(running);
    const seconds = (performance.now() - started) / 1000;
    if (this.#errors > 0) throw new Error(`${this.#errors} calls failed at the peak`);
    return this.#times.length / seconds;
  }

  /** A fixed number of calls per second, without waiting for answers. */
  async runSteadily(perSecond: number, forMs: number, rowMs: number): Promise<MinuteRow[]> {
    const rows: MinuteRow[] = [];
    const pending = new Set<Promise<void>>();
    this.#startCounting();
    const started = performance.now();
    let [sent, signedInAt] = [0, 0];
    for (let at = 0; at < forMs; at = performance.now() - started) {
      for (const due = (at / 1000) * perSecond; sent < due; sent++) {
        if (pending.size > pendingMax) this.#errors++;
        const calling = this.#callNext().finally(() => pending.delete(calling));
        pending.add(calling);
      }
      if (at - signedInAt > signInIntervalMs) {
        signedInAt = at;
        await this.#signInAgain();
      }
      if (at > (rows.length + 1) * rowMs) rows.push(this.#row(rows.length + 1));
      await pause(5);
    }
    await Promise.all(pending);
    rows.push(this.#row(rows.length + 1));
    return rows;
  }

  #startCounting(): void {
    this.#times = [];
    this.#errors = 0;
  }

  #row(minute: number): MinuteRow {
    const [times, errors] = [this.#times, this.#errors];
    this.#startCounting();
    const ms = (share: number) => Math.round(quantile(times, share) * 10) / 10;
    return { minute, calls: times.length, p50Ms: ms(0.5), p99Ms: ms(0.99), errors };
  }

  async #signInAgain(): Promise<void> {
    const names = this.#sessions.map((_, at) => `soak-${at}`);
    const sessions = await Promise.all(names.map((name) => logIn(this.#baseUrl, name)));
    this.#sessions = sessions.map(fromOwnNetwork);
  }

  async #callNext(): Promise<void> {
    const turn = this.#turn++;
    // One more person each hundred calls, so that the photos are not all one person's: each may send three at once.
    const session = this.#sessions[(turn + Math.floor(turn / mix.length)) % people];
    // 37 and the length are coprime, which mixes the kinds.
    const kind = mix[(turn * 37) % mix.length];
    if (!session || !kind) return;
    const started = performance.now();
    try {
      await this.#do(kind, session, texts[turn % texts.length] ?? "");
    } catch (failure) {
      if (this.#errors++ < 3) console.error(failure instanceof Error ? failure.message : failure);
    }
    this.#times.push(performance.now() - started);
  }

  async #do(kind: (typeof mix)[number], session: Session, text: string): Promise<void> {
    if (kind === "day") await call(session, meals.listMeals, { body: { date: diaryToday } });
    if (kind === "summary") await call(session, meals.getDailySummary, {});
    if (kind === "week") await call(session, insights.getMacrosOfWeek, {});
    if (kind === "photo") await this.#sendPhoto(session);
    if (kind === "scan" || kind === "save") {
      const key = { "Idempotency-Key": randomUUID() };
      const { id } = await call(session, scanning.submitText, { body: { text }, headers: key });
      if (kind === "save") await saveAndDelete(session, id);
    }
  }

  async #sendPhoto({ baseUrl, headers }: Session): Promise<void> {
    const form = new FormData();
    form.set("image", new Blob([Uint8Array.from(this.#photo)], { type: "image/jpeg" }), "food-image.jpg");
    const url = baseUrl + scanning.submitPhoto.path;
    const answer = await fetch(url, { method: "POST", headers, body: form });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`photo: ${answer.status} ${text}`);
  }
}

/** Twenty homes: from one network only a few photos may be under way at once. Needs the server to trust 127.0.0.1 as a proxy. */
function fromOwnNetwork(session: Session, at: number): Session {
  return { ...session, headers: { ...session.headers, "X-Forwarded-For": `198.51.100.${at + 1}` } };
}

/** Deletes the meal again, so that the day's list does not grow during the run. */
async function saveAndDelete(session: Session, id: string): Promise<void> {
  await call(session, scanning.respondToSubmission, { params: { id }, body: [] });
  const { mealId } = await call(session, scanning.acceptSubmission, { params: { id }, body: {} });
  if (mealId) await call(session, meals.deleteMeal, { params: { id: mealId } });
}
