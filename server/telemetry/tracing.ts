type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface RequestSpan {
  /** Spans opened by `work`, also asynchronously, become children of this request's span. */
  run(work: () => void): void;
  end(route: string, status: number): void;
}

export interface Tracing {
  readonly isOn: boolean;
  /** A span around `work`, inside the current one. Attributes must not contain personal data. */
  span<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
  /** `traceparent`: as in W3C Trace Context; undefined starts a new trace. */
  beginRequest(method: string, traceparent: string | undefined): RequestSpan;
  recordStatement(statement: {
    /** The statement with placeholders ($1, $2, …) for the values. */
    readonly sql: string;
    readonly durationMs: number;
    readonly hasFailed: boolean;
  }): void;
  /** Flushes pending spans, for a few seconds at most. */
  close(): Promise<void>;
}

export const noTracing: Tracing = {
  isOn: false,
  span: (_name, _attributes, work) => work(),
  beginRequest: () => ({ run: (work) => work(), end: () => {} }),
  recordStatement: () => {},
  close: async () => {},
};

export interface TracingSettings {
  /** Address of an OTLP collector, without `/v1/traces`. */
  readonly endpoint: string;
  /** Share of requests that are traced, 0 to 1; a trusted proxy decides for its own requests. */
  readonly share: number;
}
