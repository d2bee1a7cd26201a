/** server/telemetry: what the process tells of itself. This file: spans, as the rest of the server knows them. */

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A request under way. */
export interface RequestSpan {
  /** What `work` does, and whatever comes of it, belongs to this request. */
  run(work: () => void): void;
  end(route: string, status: number): void;
}

export interface Tracing {
  readonly isOn: boolean;
  /** A span around `work`, inside the one that is open. Attributes hold nothing of a person. */
  span<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
  /** `traceparent`: as W3C Trace Context has it; undefined begins a new trace. */
  beginRequest(method: string, traceparent: string | undefined): RequestSpan;
  noteStatement(statement: {
    /** With $1, $2, … for every value. */
    readonly sql: string;
    readonly durationMs: number;
    readonly hasFailed: boolean;
  }): void;
  /** Sends what waits, for a few seconds at most. */
  close(): Promise<void>;
}

export const noTracing: Tracing = {
  isOn: false,
  span: (_name, _attributes, work) => work(),
  beginRequest: () => ({ run: (work) => work(), end: () => {} }),
  noteStatement: () => {},
  close: async () => {},
};

export interface TracingSettings {
  /** Address of an OTLP collector, without `/v1/traces`. */
  readonly endpoint: string;
  /** Share of requests that are traced, 0 to 1; a caller that is believed decides for its own. */
  readonly share: number;
}
