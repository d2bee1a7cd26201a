import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { variableDescriptions } from "#server/core/environment.ts";

const root = join(import.meta.dirname, "..");
const kubernetes = join(root, "deploy/kubernetes");
const manifests = readdirSync(kubernetes).map((name) => join(kubernetes, name));
const composeFiles = ["compose.yaml", "deploy/three-machines/compose.yaml"].map((name) => join(root, name));
const profiles = ["one", "two", "three"];

const textOf = (file: string) => readFileSync(file, "utf8");
const runs = (program: string, ...options: string[]) => spawnSync(program, options).status === 0;
const hasKubernetesValidator = runs("kubernetes-validate", "--version");
const hasCompose = runs("docker", "compose", "version");
const hasOldCompose = runs("docker-compose", "version");
const missing = (program: string) => `skipped, since ${program} is not installed`;

const scratch = mkdtempSync(join(tmpdir(), "platewise-deploy-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A value for every variable that a compose file asks for. */
function variablesOf(file: string): Record<string, string> {
  const names = [...textOf(file).matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name);
  return Object.fromEntries(names.map((name) => [name, "10.0.0.1"]));
}

/** Docker Compose before version 2 knows no `name`. */
function withoutName(file: string): string {
  const copy = join(scratch, `${composeFiles.indexOf(file)}.yaml`);
  writeFileSync(copy, textOf(file).replace(/^name: .*$/m, ""));
  return copy;
}

describe("the manifests of Kubernetes", () => {
  it.runIf(hasKubernetesValidator)("pass its schemas strictly", () => {
    const { status, stdout, stderr } = spawnSync("kubernetes-validate", ["--strict", ...manifests], {
      encoding: "utf8",
    });
    expect(`${stdout}${stderr}`).not.toMatch(/ERROR|Traceback/);
    expect(status).toBe(0);
  });
  it.skipIf(hasKubernetesValidator)(`pass its schemas: ${missing("kubernetes-validate (pip)")}`, () => {});

  it("have probes that the server answers, a budget, and no secret of their own", () => {
    const all = manifests.flatMap((file) => parseAllDocuments(textOf(file)).map((one) => one.toJS()));
    const kinds = all.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["Deployment", "Job", "PodDisruptionBudget", "Service"]));
    expect(kinds).not.toContain("Secret");
    const [server] = all.find(({ kind }) => kind === "Deployment").spec.template.spec.containers;
    expect(server.livenessProbe.httpGet.path).toBe("/health/live");
    expect(server.readinessProbe.httpGet.path).toBe("/health/ready");
    const [migrating] = all.find(({ kind }) => kind === "Job").spec.template.spec.containers;
    expect(textOf(join(root, migrating.command[1]))).toContain("migrate(");
  });
});

describe("a compose file", () => {
  it.runIf(hasCompose || hasOldCompose).each(composeFiles)("passes Docker Compose: %s", (file) => {
    const environment = { ...process.env, ...variablesOf(file) };
    for (const profile of profiles) {
      const options = ["--profile", profile, "config", "--quiet"];
      const { status, stderr } = hasCompose
        ? spawnSync("docker", ["compose", "-f", file, ...options], { env: environment, encoding: "utf8" })
        : spawnSync(
            "docker-compose",
            ["-f", withoutName(file), "--project-directory", dirname(file), ...options],
            {
              env: environment,
              encoding: "utf8",
            },
          );
      expect(stderr).toBe("");
      expect(status).toBe(0);
    }
  });
  it.skipIf(hasCompose || hasOldCompose)(`passes Docker Compose: ${missing("Docker Compose")}`, () => {});
});

describe("every variable set for the server", () => {
  const known = new Set([...variableDescriptions.map(({ name }) => name), "NODE_ENV"]);

  it("in the manifests is one of its own", () => {
    const names = manifests.flatMap((file) =>
      parseAllDocuments(textOf(file))
        .map((one) => one.toJS())
        .flatMap(({ kind, data, spec }) => [
          ...(kind === "ConfigMap" ? Object.keys(data) : []),
          ...(spec?.template?.spec.containers ?? []).flatMap((one: { env: { name: string }[] }) =>
            one.env.map(({ name }) => name),
          ),
        ]),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(composeFiles)("in %s is one of its own", (file) => {
    const { services } = parse(textOf(file), { merge: true });
    const servers = Object.entries<{ environment: Record<string, string> }>(services).filter(([name]) =>
      /^(app|server-)/.test(name),
    );
    expect(servers.length).toBeGreaterThan(0);
    for (const [, { environment }] of servers) {
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
    }
  });
});
