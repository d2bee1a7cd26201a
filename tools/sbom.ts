// `npx node tools/sbom.ts [FILE]`: writes the bill of materials (CycloneDX) of the production dependencies.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import * as z from "zod";
import { runNpm } from "./run-npm.ts";

const reference = z.looseObject({ type: z.string() });
const bill = z.looseObject({
  specVersion: z.string(),
  components: z.array(z.looseObject({ externalReferences: z.array(reference).optional() })),
});
const bytesPerKilobyte = 1000;

const file = resolve(process.argv[2] ?? join(import.meta.dirname, "..", "build", "sbom.cdx.json"));
const listed = bill.parse(JSON.parse(runNpm("sbom", "--sbom-format", "cyclonedx", "--omit", "dev")));
const { specVersion } = listed;
// The lock file has a placeholder instead of the registry's address (`lock-addresses.ts`).
const components = listed.components.map(({ externalReferences, ...component }) => ({
  ...component,
  externalReferences: externalReferences?.filter(({ type }) => type !== "distribution"),
}));
const text = JSON.stringify({ ...listed, components }, null, 2);
await mkdir(dirname(file), { recursive: true });
await writeFile(file, text);
const kilobytes = Math.round(Buffer.byteLength(text) / bytesPerKilobyte);
console.log(`sbom: CycloneDX ${specVersion}, ${components.length} components, ${kilobytes} kB: ${file}`);
