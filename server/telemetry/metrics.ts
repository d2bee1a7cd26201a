/** server/telemetry: what the process tells of itself. This file: its figures, as Prometheus reads them. No label holds anything of a person. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ErrorCode } from "#contract/error-codes.ts";

/** s; from a look into memory to the longest deadline. */
const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 60];
const scanBuckets = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 25, 60];

export interface EndedRequest {
  readonly method: string;
  /** The route's pattern, never the address. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface EndedScan {
  readonly kind: "text" | "photo";
  /** Who answered, as the submission keeps it; `none` where the scan failed. */
  readonly analyser: string;
  /** The submission's status, or the code of the failure. */
  readonly outcome: string;
  readonly seconds: number;
}

export interface EndedAnalysis {
  readonly analyser: string;
  readonly outcome: "analysed" | "unsure" | "failed";
  readonly seconds: number;
}

/** One set a process; tests make one for each application. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: "platewise_request_seconds",
    help: "Time from a request's head to the end of its answer, by route and class of status",
    labelNames: ["method", "route", "status"],
    buckets: requestBuckets,
    registers: [this.registry],
  });
  readonly #scans = new Histogram({
    name: "platewise_scan_seconds",
    help: "Time of a scan with its quota and its row, by who answered and how it ended",
    labelNames: ["kind", "analyser", "outcome"],
    buckets: scanBuckets,
    registers: [this.registry],
  });
  readonly #analyses = new Histogram({
    name: "platewise_photo_analyser_seconds",
    help: "Time that one analyser of photos took, of those asked in turn",
    labelNames: ["analyser", "outcome"],
    buckets: scanBuckets,
    registers: [this.registry],
  });
  readonly #underWay = new Gauge({
    name: "platewise_photo_analyses",
    help: "Photos that an analyser has or that wait for it",
    labelNames: ["analyser"],
    registers: [this.registry],
  });
  readonly #refusals = new Counter({
    name: "platewise_refusals_total",
    help: "Answers with a failure, by its code: quota (daily_scan_limit_exceeded, …), limits, faults of ours",
    labelNames: ["code"],
    registers: [this.registry],
  });
  readonly #rateLimited = new Counter({
    name: "platewise_rate_limit_refusals_total",
    help: "Tries beyond a rate limit, by the limit",
    labelNames: ["limit"],
    registers: [this.registry],
  });

  requestEnded({ method, route, status, seconds }: EndedRequest): void {
    this.#requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  scanEnded({ kind, analyser, outcome, seconds }: EndedScan): void {
    this.#scans.observe({ kind, analyser, outcome }, seconds);
  }

  analysisBegun(analyser: string): void {
    this.#underWay.inc({ analyser });
  }

  analysisEnded({ analyser, outcome, seconds }: EndedAnalysis): void {
    this.#underWay.dec({ analyser });
    this.#analyses.observe({ analyser, outcome }, seconds);
  }

  refused(code: ErrorCode): void {
    this.#refusals.inc({ code });
  }

  rateLimited(limit: string): void {
    this.#rateLimited.inc({ limit });
  }

  /** A figure that is asked for when the metrics are read; left out where it cannot be told then. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      ...{ name, help },
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

  /** CPU, memory, event loop, garbage collection: watched from here on. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }
}
