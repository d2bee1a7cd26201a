import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import type { DocumentName, SiteDocument } from "#contract/site.ts";
import type { Language } from "#domain/people/language.ts";
import { readFrontMatter } from "./front-matter.ts";

/** Anchors of the sections that each document must have, in order. */
const documentSections: Readonly<Record<DocumentName, readonly string[]>> = {
  about: ["mission", "story", "how-we-work"],
  terms: [
    "acceptance",
    "service",
    "accounts",
    "privacy",
    "acceptable-use",
    "payments",
    "warranty",
    "liability",
    "intellectual-property",
    "user-content",
    "termination",
    "governing-law",
    "changes",
    "contact",
  ],
  privacy: [
    "information",
    "use",
    "sharing",
    "security",
    "rights",
    "gdpr",
    "retention",
    "children",
    "transfers",
    "cookies",
    "changes",
    "contact",
  ],
};

const text = z.string().check(z.trim(), z.minLength(1));
const documentHead = z.strictObject({
  title: text,
  description: text,
  keywords: z.array(text).check(z.minLength(3)),
});
/** `## Title {#anchor}` */
const sectionHeading = /^## (.+?) \{#([a-z-]+)\}$/gm;

/** Throws with the file name when the front matter or the sections are invalid. */
export async function readDocument(
  name: DocumentName,
  language: Language,
  folder: string = import.meta.dirname,
): Promise<SiteDocument> {
  const file = join(folder, name, `${language}.md`);
  const { head, body } = readFrontMatter(file, await readFile(file, "utf8"), documentHead);
  const headings = [...body.matchAll(sectionHeading)];
  const sections = headings.map((heading, at) => ({
    id: heading[2] ?? "",
    title: heading[1] ?? "",
    content: body.slice(heading.index + heading[0].length, headings[at + 1]?.index).trim(),
  }));
  const found = sections.map(({ id }) => id).join(", ");
  const expected = documentSections[name].join(", ");
  if (found !== expected) throw new Error(`${file}: has the sections ${found}; expected ${expected}`);
  return { ...head, intro: body.slice(0, headings[0]?.index).trim(), sections };
}
