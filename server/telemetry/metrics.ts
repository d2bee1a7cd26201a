import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ErrorCode } from "#contract/error-codes.ts";

/** Seconds, from an answer out of memory to the longest deadline. */
const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 60];
const scanBuckets = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 25, 60];

export interface FinishedRequest {
  readonly method: string;
  /** The route's pattern, never the address. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface FinishedScan {
  readonly kind: "text" | "photo";
  /** The analyser that answered; `none` if the scan failed. */
  readonly analyser: string;
  /** The submission's status, or the error code. */
  readonly outcome: string;
  readonly seconds: number;
}

export interface FinishedAnalysis {
  readonly analyser: string;
  readonly outcome: "analysed" | "unsure" | "failed";
  readonly seconds: number;
}

/** One per process; tests create one for each application. No label may contain personal data. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: "platewise_request_seconds",
    help: "Time from a request's headers to the end of its response, by route and status class",
    labelNames: ["method", "route", "status"],
    buckets: requestBuckets,
    registers: [this.registry],
  });
  readonly #scans = new Histogram({
    name: "platewise_scan_seconds",
    help: "Duration of a scan including quota and storage, by analyser and outcome",
    labelNames: ["kind", "analyser", "outcome"],
    buckets: scanBuckets,
    registers: [this.registry],
  });
  readonly #analyses = new Histogram({
    name: "platewise_photo_analyser_seconds",
    help: "Duration of a photo analysis by one of the analysers tried in turn",
    labelNames: ["analyser", "outcome"],
    buckets: scanBuckets,
    registers: [this.registry],
  });
  readonly #analysesInProgress = new Gauge({
    name: "platewise_photo_analyses",
    help: "Photos being analysed or waiting, by analyser",
    labelNames: ["analyser"],
    registers: [this.registry],
  });
  readonly #errorAnswers = new Counter({
    name: "platewise_refusals_total",
    help: "Error responses by code: quota (daily_scan_limit_exceeded, …), limits, server errors",
    labelNames: ["code"],
    registers: [this.registry],
  });
  readonly #rateLimited = new Counter({
    name: "platewise_rate_limit_refusals_total",
    help: "Requests refused by a rate limit, by limit",
    labelNames: ["limit"],
    registers: [this.registry],
  });

  recordRequest({ method, route, status, seconds }: FinishedRequest): void {
    this.#requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  recordScan({ kind, analyser, outcome, seconds }: FinishedScan): void {
    this.#scans.observe({ kind, analyser, outcome }, seconds);
  }

  recordAnalysisStart(analyser: string): void {
    this.#analysesInProgress.inc({ analyser });
  }

  recordAnalysis({ analyser, outcome, seconds }: FinishedAnalysis): void {
    this.#analysesInProgress.dec({ analyser });
    this.#analyses.observe({ analyser, outcome }, seconds);
  }

  countErrorAnswer(code: ErrorCode): void {
    this.#errorAnswers.inc({ code });
  }

  countRateLimitRefusal(limit: string): void {
    this.#rateLimited.inc({ limit });
  }

  /** Read whenever the metrics are collected; left out of the output when reading fails. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        try {
          this.set(await read());
        } catch {
          this.remove();
        }
      },
    });
  }

  /** CPU, memory, event loop, garbage collection. */
  collectProcessMetrics(): void {
    collectDefaultMetrics({ register: this.registry });
  }
}
