import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { readPosts } from "#content/blog-posts.ts";
import { readDocument } from "#content/documents.ts";
import { documentNames } from "#contract/site.ts";
import { type Language, languages } from "#domain/people/language.ts";
import { logoPicture, type PictureFonts, sharePicture } from "./share-picture-design.ts";
import { pictureFont } from "./subset-fonts.ts";

const root = join(import.meta.dirname, "..");
/** Drawing takes 0.2 s a picture, so pictures are cached by design and text. */
const cacheFolder = join(root, "node_modules", ".cache", "platewise-pictures");

interface PictureText {
  readonly name: string;
  readonly title: string;
}

/** Draws `<page>-<language>.png` for every public page, and `logo.png`. Returns what copies them into a folder. */
export async function drawSharePictures(): Promise<(folder: string) => Promise<void>> {
  await mkdir(cacheFolder, { recursive: true });
  const drawn = new Map<string, string>();
  const fonts = {
    heading: await pictureFont("bricolage-grotesque", 800),
    text: await pictureFont("figtree", 600),
  };
  const design = await readFile(join(import.meta.dirname, "share-picture-design.ts"), "utf8");
  const draw = async (name: string, key: string, picture: () => string) => {
    const hash = createHash("sha256").update(design).update(key).digest("hex").slice(0, 20);
    const cached = join(cacheFolder, `${hash}.png`);
    if (!existsSync(cached)) {
      // Moved when it is whole, so that a build that is interrupted leaves no part of a picture.
      const unfinished = `${cached}.${process.pid}`;
      await writeFile(unfinished, renderPng(picture(), fonts));
      await rename(unfinished, cached);
    }
    drawn.set(`${name}.png`, cached);
  };
  await draw("logo", "logo", logoPicture);
  for (const language of languages) {
    const tagline = await readText(language, "common", "app.tagline");
    for (const { name, title } of await listPictures(language)) {
      await draw(`${name}-${language}`, `${title}\n${tagline}`, () => sharePicture(title, tagline, fonts));
    }
  }
  return async (folder) => {
    await mkdir(folder, { recursive: true });
    await Promise.all([...drawn].map(([name, cached]) => copyFile(cached, join(folder, name))));
  };
}

function renderPng(svg: string, { heading, text }: PictureFonts): Buffer {
  const font = { fontFiles: [heading, text], loadSystemFonts: false };
  return new Resvg(svg, { font }).render().asPng();
}

async function listPictures(language: Language): Promise<PictureText[]> {
  const documents = await Promise.all(
    documentNames.map(async (name) => ({ name, title: (await readDocument(name, language)).title })),
  );
  const posts = await readPosts(language);
  return [
    { name: "home", title: await readText(language, "marketing", "hero.headline") },
    { name: "blog", title: await readText(language, "blog", "page.headline") },
    { name: "contact", title: await readText(language, "marketing", "contact.headline") },
    { name: "accuracy", title: await readText(language, "marketing", "head.accuracy.title") },
    ...documents,
    ...posts.map(({ slug, title }) => ({ name: `post-${slug}`, title })),
  ];
}

async function readText(language: Language, namespace: string, path: string): Promise<string> {
  const file = join(root, "locales", language, `${namespace}.json`);
  let value: unknown = JSON.parse(await readFile(file, "utf8"));
  for (const step of path.split(".")) value = Object(value)[step];
  if (typeof value !== "string") throw new Error(`No text ${namespace}:${path} in ${language}`);
  return value;
}
