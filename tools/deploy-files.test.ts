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
const profiles = ["one", "two", "three", "vision"];

const textOf = (file: string) => readFileSync(file, "utf8");
const runs = (program: string, ...options: string[]) => spawnSync(program, options).status === 0;
/** CI puts it into a folder of its own. */
const kubernetesValidator = [
  join(root, "node_modules/.cache/kubernetes-validate/bin/kubernetes-validate"),
  "kubernetes-validate",
].find((program) => runs(program, "--version"));
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
  it.runIf(kubernetesValidator)("pass its schemas strictly", () => {
    const { status, stdout, stderr } = spawnSync(kubernetesValidator ?? "", ["--strict", ...manifests], {
      encoding: "utf8",
    });
    expect(`${stdout}${stderr}`).not.toMatch(/ERROR|Traceback/);
    expect(status).toBe(0);
  });
  it.skipIf(kubernetesValidator)(`pass its schemas: ${missing("kubernetes-validate (pip)")}`, () => {});

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
    const env = { ...process.env, ...variablesOf(file) };
    const options = [...profiles.flatMap((profile) => ["--profile", profile]), "config", "--quiet"];
    const [program, ...files] = hasCompose
      ? (["docker", "compose", "-f", file] as const)
      : (["docker-compose", "-f", withoutName(file), "--project-directory", dirname(file)] as const);
    const { status, stderr } = spawnSync(program, [...files, ...options], { env, encoding: "utf8" });
    expect(stderr).toBe("");
    expect(status).toBe(0);
  });
  it.skipIf(hasCompose || hasOldCompose)(`passes Docker Compose: ${missing("Docker Compose")}`, () => {});
});

interface Manifest {
  readonly kind: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly template?: {
      readonly spec: {
        readonly containers: readonly {
          readonly env: readonly {
            readonly name: string;
            readonly valueFrom: { readonly secretKeyRef: { readonly key: string } };
          }[];
        }[];
      };
    };
  };
}

const inManifests = (): readonly Manifest[] =>
  manifests.flatMap((file) => parseAllDocuments(textOf(file)).map((one) => one.toJS()));
const variablesOfContainers = (all: readonly Manifest[]) =>
  all.flatMap(({ spec }) => (spec?.template?.spec.containers ?? []).flatMap(({ env }) => env));

/** Names of the variables that a manifest sets, from the settings that it shares or by itself. */
function variablesOfManifests(): readonly string[] {
  const all = inManifests();
  const settings = all
    .filter(({ kind }) => kind === "ConfigMap")
    .flatMap(({ data = {} }) => Object.keys(data));
  return [...settings, ...variablesOfContainers(all).map(({ name }) => name)];
}

function variablesOfServers(file: string): readonly (readonly string[])[] {
  const { services } = parse(textOf(file), { merge: true });
  return Object.entries<{ environment: Record<string, string> }>(services)
    .filter(([name]) => /^(app|server-)/.test(name))
    .map(([, { environment }]) => Object.keys(environment));
}

describe("every variable set for the server", () => {
  const known = new Set([...variableDescriptions.map(({ name }) => name), "NODE_ENV"]);

  it("in the manifests is one of its own", () => {
    const names = variablesOfManifests();
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(composeFiles)("in %s is one of its own", (file) => {
    const servers = variablesOfServers(file);
    expect(servers.length).toBeGreaterThan(0);
    expect(servers.flat().filter((name) => !known.has(name))).toEqual([]);
  });
});

interface ComposeService {
  readonly profiles?: readonly string[];
  readonly image?: string;
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string | number | null>>;
  readonly depends_on: Readonly<Record<string, { readonly required?: boolean }>>;
}

describe("the profile that gives the product eyes", () => {
  const {
    app,
    vision,
    "vision-model": model,
  }: Readonly<Record<string, ComposeService>> = parse(textOf(join(root, "compose.yaml"))).services;
  const settingsFile = join(scratch, "language-model.env");

  /** What the server makes of its environment, started as in compose.yaml, with the settings' folder replaced. */
  function modelOfServer(environment: Readonly<Record<string, string>> = {}): unknown {
    const [, ...flags] = app?.command.slice(0, -1) ?? [];
    const config = JSON.stringify(join(root, "server/core/config.ts"));
    const program = `import(${config}).then(({ readConfig }) => console.log(JSON.stringify(readConfig().languageModel ?? null)))`;
    const here = flags.map((flag) => flag.replace("settings/language-model.env", settingsFile));
    const { stdout, stderr } = spawnSync(process.execPath, [...here, "--eval", program], {
      cwd: root,
      env: { PATH: process.env.PATH, ...environment },
      encoding: "utf8",
    });
    if (stdout === "") throw new Error(stderr);
    return JSON.parse(stdout);
  }

  /** Runs the service's own script, with a program in Ollama's place. */
  function fetchModel(ollama: string): number | null {
    writeFileSync(join(scratch, "ollama"), `#!/bin/sh\n${ollama}\n`, { mode: 0o755 });
    const script =
      model?.command.join("").replaceAll("$$", "$").replaceAll("/settings/", `${scratch}/`) ?? "";
    const settings = Object.entries(model?.environment ?? {}).map(([name, value]) => [name, String(value)]);
    const env = { ...Object.fromEntries(settings), PATH: `${scratch}:${process.env.PATH}` };
    return spawnSync("/bin/sh", ["-ec", script], { env }).status;
  }

  it("is off unless asked for: it needs nothing, and no model is known", () => {
    expect([vision?.profiles, model?.profiles, app?.profiles]).toEqual([["vision"], ["vision"], undefined]);
    expect(app?.depends_on["vision-model"]?.required).toBe(false);
    expect(modelOfServer()).toBeNull();
  });

  it("tells the server of the model once it is there, and not before", () => {
    expect(fetchModel("exit 1")).not.toBe(0);
    expect(modelOfServer()).toBeNull();
    expect(fetchModel('echo "$@" >> "$(dirname "$0")/asked"; test "$1" = pull')).toBe(0);
    const name = String(model?.environment.LANGUAGE_MODEL_NAME);
    expect(textOf(join(scratch, "asked"))).toBe(`show ${name}\npull ${name}\n`);
    expect(modelOfServer()).toMatchObject({
      ...{ provider: "openai-compatible", model: name, url: "http://vision:11434/v1" },
      deadlineMs: 120_000,
    });
    const own = { LANGUAGE_MODEL_NAME: "another" };
    expect(modelOfServer(own)).toMatchObject({ model: "another" });
  });

  it("pins image and model, and gives the model room for photo and instructions", () => {
    expect([vision?.image, model?.image]).toEqual([vision?.image, vision?.image]);
    expect(vision?.image).toMatch(/^ollama\/ollama:\d+\.\d+\.\d+$/);
    expect(model?.environment.LANGUAGE_MODEL_NAME).toMatch(/:\w+-instruct-q/);
    expect(vision?.environment.OLLAMA_CONTEXT_LENGTH).toBe(16_384);
  });

  it("starts the server as the image does", () => {
    const [, ofImage = "[]"] = /^CMD (\[.*\])$/m.exec(textOf(join(root, "Dockerfile"))) ?? [];
    expect(app?.command.filter((part) => !part.startsWith("--env-file"))).toEqual(JSON.parse(ofImage));
  });

  it("is not the only way to a model: Compose passes on whatever is set", () => {
    const ofModel = variableDescriptions
      .map(({ name }) => name)
      .filter((name) => name.startsWith("LANGUAGE_MODEL_"));
    expect(ofModel.length).toBeGreaterThan(5);
    for (const name of ofModel) expect(app?.environment).toHaveProperty(name, null);
    const told = Object.keys(model?.environment ?? {}).filter((name) => name.startsWith("LANGUAGE_MODEL_"));
    expect(told.filter((name) => !ofModel.includes(name))).toEqual([]);
  });
});

describe("servers on several machines", () => {
  /** Their defaults fit one process that nobody else can reach. */
  const needed = [
    ...["HOST", "DATABASE_URL", "TOKEN_SECRET", "ENCRYPTION_SECRET", "BASE_URL", "TRUST_PROXY"],
    ...["SMTP_URL", "MAIL_FROM", "CONTACT_EMAIL"],
  ];

  it("get all that they must share, in the manifests as in the compose file", () => {
    const servers = variablesOfServers(join(root, "deploy/three-machines/compose.yaml"));
    expect(servers.length).toBe(2);
    for (const names of [variablesOfManifests(), ...servers])
      expect(names).toEqual(expect.arrayContaining(needed));
  });

  it("find every secret that the manifests refer to in the command that makes them", () => {
    const used = variablesOfContainers(inManifests()).map(({ valueFrom }) => valueFrom.secretKeyRef.key);
    const made = [...textOf(join(kubernetes, "settings.yaml")).matchAll(/--from-literal=([\w-]+)=/g)].map(
      ([, key]) => key,
    );
    expect([...new Set(used)].toSorted()).toEqual(made.toSorted());
  });
});
