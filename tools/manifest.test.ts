import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "#domain/people/language.ts";
import {
  sharedPhotoField,
  sharedTextFields,
  shareParameter,
  sharePath,
} from "#web/app/features/scan/capture/photo/share-target.ts";

const publicFolder = join(import.meta.dirname, "..", "web", "public");

interface Manifest {
  readonly lang: string;
  readonly icons: readonly { readonly src: string; readonly purpose?: string }[];
  readonly share_target: {
    readonly action: string;
    readonly params: Readonly<Record<string, unknown>> & {
      readonly files: readonly { readonly name: string }[];
    };
  };
}

function manifestOf(language: string): Manifest {
  const name = language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;
  return JSON.parse(readFileSync(join(publicFolder, name), "utf8")) as Manifest;
}

/** Everything else must be the same in every language, or browsers treat it as another app. */
const translatedKeys = new Set(["lang", "name", "short_name", "description"]);
function withoutTexts(manifest: Manifest): unknown {
  return JSON.parse(
    JSON.stringify(manifest, (key, value: unknown) => (translatedKeys.has(key) ? undefined : value)),
  );
}

it.each(languages)("the %s manifest differs only in its texts", (language) => {
  const manifest = manifestOf(language);
  expect(manifest.lang).toBe(language);
  // A field of the share target's form is called `name` too.
  expect(manifest.share_target.params.files[0]?.name).toBe(sharedPhotoField);
  expect(withoutTexts(manifest)).toEqual(withoutTexts(manifestOf("en")));
});

it("lists icons that exist, two of them maskable", () => {
  const { icons } = manifestOf("en");
  for (const { src } of icons) expect(existsSync(join(publicFolder, src)), src).toBe(true);
  expect(icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(2);
});

it("shares photos to the address that the service worker handles", () => {
  expect(manifestOf("en").share_target.action).toBe(`${sharePath}?${shareParameter}`);
});

it("shares words in the fields that the service worker reads", () => {
  const { files: _, ...fields } = manifestOf("en").share_target.params;
  expect(fields).toEqual(Object.fromEntries(sharedTextFields.map((name) => [name, name])));
});
