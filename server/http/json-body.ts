import type { FastifyInstance } from "fastify";
import { AppError } from "../core/app-error.ts";
import { refuseOverfullJson } from "./refuse-overfull-json.ts";

export const bodyMaxBytes = 256 * 1024;

/** Escapes that JSON allows but PostgreSQL's text can't hold: the zero character and halves of a surrogate pair. */
const suspectEscape = /\\u(?:0000|d[89a-f])/i;

export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    async (_request: unknown, body: string) => parseJsonBody(body),
  );
}

export function parseJsonBody(body: string): unknown {
  if (body.trim() === "") return undefined;
  refuseOverfullJson(body);
  try {
    return parseStorableJson(body);
  } catch (cause) {
    throw new AppError("malformed_json", { cause });
  }
}

/** Looks at each value only where one may be unstorable: that costs ten times as much as parsing. Throws `SyntaxError`. */
function parseStorableJson(text: string): unknown {
  return suspectEscape.test(text) ? JSON.parse(text, removeUnstorable) : JSON.parse(text);
}

function removeUnstorable(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
}
