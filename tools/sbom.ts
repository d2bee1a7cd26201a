// `npm run sbom -- [FILE]`: writes the bill of materials (CycloneDX) of the production dependencies.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import * as z from "zod";
import { runNpm } from "./run-npm.ts";

const bill = z.object({ specVersion: z.string(), components: z.array(z.object({ name: z.string() })) });
const bytesPerKilobyte = 1000;

const file = resolve(process.argv[2] ?? join(import.meta.dirname, "..", "build", "sbom.cdx.json"));
const text = runNpm("sbom", "--sbom-format", "cyclonedx", "--omit", "dev");
const { specVersion, components } = bill.parse(JSON.parse(text));
await mkdir(dirname(file), { recursive: true });
await writeFile(file, text);
const kilobytes = Math.round(Buffer.byteLength(text) / bytesPerKilobyte);
console.log(`sbom: CycloneDX ${specVersion}, ${components.length} components, ${kilobytes} kB: ${file}`);
