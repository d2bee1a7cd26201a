import { parse } from "yaml";
import type { ZodMiniType, z } from "zod/mini";
import { prettifyError } from "zod/mini";

const frame = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

export interface MarkdownFile<Head> {
  readonly head: Head;
  /** Trimmed markdown. */
  readonly body: string;
}

/** Throws with the file and the field when the front matter is missing or does not match `schema`. */
export function readFrontMatter<Schema extends ZodMiniType>(
  file: string,
  text: string,
  schema: Schema,
): MarkdownFile<z.output<Schema>> {
  const [, head, body] = frame.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`${file}: no front matter between two lines of ---`);
  const parsed = schema.safeParse(parse(head));
  if (!parsed.success) throw new Error(`${file}: ${prettifyError(parsed.error)}`);
  return { head: parsed.data, body: body.trim() };
}
