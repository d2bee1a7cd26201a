import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { AnyEndpoint, ParsedCallOf } from "#contract/endpoint.ts";
import { errorDetailsMax } from "#contract/limits.ts";
import { AppError } from "../core/app-error.ts";
import { shorten } from "../core/shorten.ts";
import type { SentForm } from "./uploads/read-form.ts";

z.config(z.locales.en());

const parts = ["params", "query", "body"] as const;

/** Throws `invalid_request` with every invalid field. A form replaces the request's body. */
export function parseCall<E extends AnyEndpoint>(
  endpoint: E,
  request: FastifyRequest,
  form?: SentForm,
): ParsedCallOf<E> {
  const [file] = form?.files ?? [];
  const sentFiles = endpoint.file?.several ? { files: form?.files } : { file };
  const parsed: Record<string, unknown> = form ? sentFiles : {};
  for (const part of parts) {
    const schema = endpoint[part];
    if (!schema) continue;
    const sent = part === "body" ? bodyOf(request, form) : request[part];
    const outcome = z.safeParse(schema, sent);
    if (!outcome.success)
      throw new AppError("invalid_request", { details: errorDetails(outcome.error, part) });
    parsed[part] = outcome.data;
  }
  // The compiler can't follow the mapped type through a loop; each part has just been parsed by its schema.
  return parsed as ParsedCallOf<E>;
}

/** No body at all counts as an empty object; `null` is a body. */
function bodyOf({ body }: FastifyRequest, form: SentForm | undefined): unknown {
  if (form) return form.body;
  return body === undefined ? {} : body;
}

/** Characters of a message, which may quote the input, and that may be long. */
const detailMaxLength = 200;

function errorDetails(error: z.core.$ZodError, part: string) {
  return error.issues.slice(0, errorDetailsMax).map(({ path, message }) => ({
    path: shorten([part === "body" ? [] : part, path].flat().join("."), detailMaxLength),
    message: shorten(message, detailMaxLength),
  }));
}
