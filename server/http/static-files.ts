import { createHash } from "node:crypto";
import { access, readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { SiteContent } from "#contract/site.ts";
import { type Language, languages } from "#domain/people/language.ts";
import { barcodeWorkerPolicy, serviceWorkerPolicy } from "./security-headers.ts";

const cacheForever = "public, max-age=31536000, immutable";
const cacheForAnHour = "public, max-age=3600";
/** It compiles WebAssembly, which no page may: a worker has the policy of its own file. */
const barcodeWorker = /^assets[/\\]barcode-worker-/;
const serviceWorker = "service-worker.js";

/** Serves the client's build, with the compressed variants that the build has prepared. */
export async function serveStaticFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  await access(clientFolder);
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    globIgnore: ["**/*.br", "**/*.gz"],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const name = relative(clientFolder, path);
      // The name may end in the extension of a compressed variant.
      if (name.startsWith(serviceWorker)) {
        reply.header("Cache-Control", "no-cache").header("Content-Security-Policy", serviceWorkerPolicy);
      } else if (barcodeWorker.test(name)) {
        reply.header("Cache-Control", cacheForever).header("Content-Security-Policy", barcodeWorkerPolicy);
      } else if (name.startsWith(`assets${sep}`)) {
        // Only documents ask for permissions: for the files of a first page it is 2 kB.
        reply.removeHeader("Permissions-Policy").header("Cache-Control", cacheForever);
      } else reply.header("Cache-Control", cacheForAnHour);
    },
  });
}

/** Serves `/locales/<language>/<namespace>.json` from memory: thirty small files. Posts are added to `blog.json`, by slug. */
export async function serveTranslations(
  app: FastifyInstance,
  localesFolder: string,
  content: Readonly<Record<Language, Pick<SiteContent, "posts">>>,
): Promise<void> {
  // Not recursive: what lies in the folder `server` is rendered here and never sent.
  const files = languages.map(async (language) =>
    (await readdir(join(localesFolder, language)))
      .filter((name) => name.endsWith(".json"))
      .map((name) => ({ language, name })),
  );
  for (const { language, name } of (await Promise.all(files)).flat()) {
    const source = await readFile(join(localesFolder, language, name), "utf8");
    const text = name === "blog.json" ? withPosts(source, content[language]) : source;
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
    app.get(`/locales/${language}/${name}`, async (request, reply) => {
      reply.header("Cache-Control", "public, max-age=0, must-revalidate").header("ETag", etag);
      if (request.headers["if-none-match"] === etag) return reply.status(304).send();
      return reply.type("application/json; charset=utf-8").send(text);
    });
  }
}

function withPosts(text: string, { posts = [] }: Pick<SiteContent, "posts">): string {
  const texts: unknown = JSON.parse(text);
  return JSON.stringify({
    ...(typeof texts === "object" && texts),
    posts: Object.fromEntries(posts.map((post) => [post.slug, post])),
  });
}
