import type { AnyEndpoint } from "#contract/endpoint.ts";
import type { TestAnswer, TestApp } from "./test-app.ts";

export interface SentFile {
  readonly endpoint: AnyEndpoint;
  readonly file: Uint8Array;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Sends a file as a form, to an endpoint that accepts one. */
export async function sendFile(
  app: TestApp,
  headers: Readonly<Record<string, string>>,
  { endpoint, file, fields = {} }: SentFile,
): Promise<TestAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(endpoint.file?.name ?? "", new Blob([Uint8Array.from(file)]), "export.csv");
  const sent = new Response(form);
  return app.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { ...headers, "content-type": sent.headers.get("content-type") ?? "" },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}
