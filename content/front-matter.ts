/** content/: the blog's posts and the long texts, in markdown. This file: parts a markdown file into its checked head and its body. */
import { parse } from "yaml";
import type { ZodMiniType, z } from "zod/mini";
import { prettifyError } from "zod/mini";

const frame = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

export interface MarkdownFile<Head> {
  readonly head: Head;
  /** Markdown, without space around it. */
  readonly body: string;
}

/** Throws, naming the file and the field, where the head is missing or not as `schema` wants it. */
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
