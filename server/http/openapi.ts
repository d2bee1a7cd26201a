import { STATUS_CODES } from "node:http";
import * as z from "zod";
import type { Access, AnyEndpoint, Download } from "#contract/endpoint.ts";
import { errorStatus } from "#contract/error-codes.ts";
import { freshProofMinutes, idempotencyKeyMaxLength } from "#contract/limits.ts";
import { errorAnswer } from "#contract/shapes/primitives.ts";
import { failuresOf } from "./failures-of.ts";
import { NamedShapes, type Shape } from "./named-shapes.ts";

const personalTokenText =
  "A token that a person creates under Profile, Your data and programs: platewise_… with the scope read or write.";

const securitySchemes = {
  accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
  personalToken: { type: "http", scheme: "bearer", description: personalTokenText },
  anonymousSession: { type: "apiKey", in: "header", name: "X-Anonymous-Session-Token" },
};

const securityByAccess: Readonly<Record<Access, readonly Record<string, never[]>[]>> = {
  public: [],
  anyone: [{}, { accessToken: [] }, { anonymousSession: [] }],
  visitor: [{ accessToken: [] }, { anonymousSession: [] }],
  user: [{ accessToken: [] }],
  pro: [{ accessToken: [] }],
};

const header = (name: string, description: string, schema: object) => ({
  ...{ name, in: "header", required: false, description, schema },
});
const headers = {
  TimeZone: header(
    "Time-Zone",
    "The caller's IANA time zone, for example Europe/Madrid: it decides the caller's day.",
    { type: "string", examples: ["Europe/Madrid"] },
  ),
  IdempotencyKey: header("Idempotency-Key", "A repeat with the same key gets the first answer.", {
    ...{ type: "string", minLength: 1, maxLength: idempotencyKeyMaxLength },
  }),
};

export interface Feature {
  /** One line. */
  readonly text: string;
  readonly endpoints: readonly AnyEndpoint[];
}

interface DescribedApi {
  /** Features by the tag of their endpoints. */
  readonly features: Readonly<Record<string, Feature>>;
  readonly version: string;
  /** Origin of the server. */
  readonly origin: string;
}

export function describeApi({ features, version, origin }: DescribedApi): object {
  const shapes = new NamedShapes();
  shapes.describe(errorAnswer, "output");
  const paths: Record<string, Record<string, object>> = {};
  for (const [tag, { endpoints }] of Object.entries(features))
    for (const endpoint of endpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
      const operation = describeEndpoint(endpoint, tag, shapes);
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  return {
    openapi: "3.1.0",
    info: {
      title: "Platewise",
      version,
      license: { name: "MIT", identifier: "MIT" },
      description:
        "Calories, macros and micronutrients of meals. Units are kcal, g and mg or µg as each field says. Send " +
        "`Time-Zone: <IANA name>` with every call; failures answer `{ code, message }` with a stable code.",
    },
    servers: [{ url: origin }],
    tags: Object.entries(features).map(([name, { text: description }]) => ({ name, description })),
    paths,
    components: { securitySchemes, parameters: headers, schemas: shapes.all },
  };
}

function describeEndpoint(endpoint: AnyEndpoint, tag: string, shapes: NamedShapes): object {
  const { access, summary, method, path } = endpoint;
  return {
    operationId: operationIdOf(method, path),
    tags: [tag],
    summary,
    ...(endpoint.needsFreshProof && {
      description: `Needs a proof of who calls of the last ${freshProofMinutes} minutes: POST /api/user/proof.`,
    }),
    security: [...securityByAccess[access], ...(endpoint.token ? [{ personalToken: [] }] : [])],
    parameters: describeParameters(endpoint, shapes),
    ...(endpoint.body && { requestBody: describeBody(endpoint, endpoint.body, shapes) }),
    responses: { ...describeSuccess(endpoint, shapes), ...describeFailures(endpoint) },
  };
}

/** No body at all counts as an empty object. The file, or each of several, is a binary field beside the body's fields. */
function describeBody({ file }: AnyEndpoint, body: Shape, shapes: NamedShapes): object {
  if (!file) {
    const required = !z.safeParse(body, {}).success;
    return { required, content: jsonContent(shapes.describe(body, "input")) };
  }
  const fields = shapes.fieldsOf(body, "input");
  const binary = { type: "string", format: "binary", maxLength: file.maxBytes };
  const { several } = file;
  const sent = several ? { type: "array", items: binary, minItems: 1, maxItems: several.max } : binary;
  const properties = { ...fields.properties, [file.name]: sent };
  const required = [...(fields.required ?? []), file.name];
  return {
    required: true,
    content: { "multipart/form-data": { schema: { ...fields, properties, required } } },
  };
}

function describeSuccess({ answer, status, download }: AnyEndpoint, shapes: NamedShapes): object {
  const success = status ?? (answer || download ? 200 : 204);
  const mayBeEmpty = answer !== undefined && z.safeParse(answer, null).success;
  return {
    [success]: {
      description: STATUS_CODES[success] ?? "Success",
      ...(answer && { content: jsonContent(shapes.describe(answer, "output")) }),
      ...(download && { content: { [download.type]: { schema: downloadSchema(download) } } }),
    },
    ...(mayBeEmpty && { 204: { description: "There is none" } }),
  };
}

/** Each status with the codes that the call can answer with it. */
function describeFailures(endpoint: AnyEndpoint): object {
  const content = jsonContent({ $ref: "#/components/schemas/ErrorAnswer" });
  const byStatus = Map.groupBy(failuresOf(endpoint), (code) => errorStatus[code]);
  const described = [...byStatus].map(([status, codes]) => [
    status,
    { description: codes.map((code) => `\`${code}\``).join(", "), content },
  ]);
  return { ...Object.fromEntries(described), default: { description: "Any other failure", content } };
}

function downloadSchema({ type }: Download): object {
  return { type: type.startsWith("application/json") ? "object" : "string" };
}

function describeParameters({ params, query, isIdempotent }: AnyEndpoint, shapes: NamedShapes): object[] {
  return [
    ...describeFields(params, "path", shapes),
    ...describeFields(query, "query", shapes),
    { $ref: "#/components/parameters/TimeZone" },
    ...(isIdempotent ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
  ];
}

function describeFields(fields: Shape | undefined, place: "path" | "query", shapes: NamedShapes): object[] {
  if (!fields) return [];
  const { properties = {}, required = [] } = shapes.fieldsOf(fields, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

function jsonContent(schema: object): object {
  return { "application/json": { schema } };
}

/** `GET /api/meals/export.csv` is `getMealsExportCsv`. */
function operationIdOf(method: string, path: string): string {
  const words = path
    .replace("/api/", "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("");
}
