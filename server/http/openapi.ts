import { STATUS_CODES } from "node:http";
import * as z from "zod";
import type { Access, Download, EndpointParts, FilePart } from "#contract/endpoint.ts";
import { freshProofMinutes, idempotencyKeyMaxLength } from "#contract/limits.ts";
import { errorAnswer } from "#contract/shapes/primitives.ts";

const keySchema = { type: "string", minLength: 1, maxLength: idempotencyKeyMaxLength };

type Schema = NonNullable<EndpointParts["body"]>;

const personalTokenText =
  "A token that a person creates under Profile, Your data and programs: platewise_… with the scope read or write.";

const securityByAccess: Readonly<Record<Access, readonly Record<string, never[]>[]>> = {
  public: [],
  anyone: [{}, { accessToken: [] }, { anonymousSession: [] }],
  visitor: [{ accessToken: [] }, { anonymousSession: [] }],
  user: [{ accessToken: [] }],
  pro: [{ accessToken: [] }],
};

export function describeApi(endpoints: readonly EndpointParts[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Platewise",
      version,
      description:
        "Calories, macros and micronutrients of meals. Units are kcal, g and mg or µg as each field says. Send " +
        "`Time-Zone: <IANA name>` with every call; failures answer `{ code, message }` with a stable code.",
    },
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        personalToken: { type: "http", scheme: "bearer", description: personalTokenText },
        anonymousSession: { type: "apiKey", in: "header", name: "X-Anonymous-Session-Token" },
      },
      schemas: { Error: jsonSchema(errorAnswer, "output"), TimeZone: timeZoneSchema() },
    },
  };
}

function describeEndpoint(endpoint: EndpointParts): object {
  const { body, access, summary, method, path } = endpoint;
  return {
    operationId: operationIdOf(method, path),
    tags: [path.split("/")[2]],
    summary,
    ...(endpoint.needsFreshProof && {
      description: `Needs a proof of who calls of the last ${freshProofMinutes} minutes: POST /api/user/proof.`,
    }),
    security: [...securityByAccess[access], ...(endpoint.token ? [{ personalToken: [] }] : [])],
    parameters: describeParameters(endpoint),
    ...(body && {
      requestBody: { required: needsBody(endpoint), content: bodyContent(body, endpoint.file) },
    }),
    responses: describeResponses(endpoint),
  };
}

/** No body at all counts as an empty object. */
function needsBody({ body, file }: EndpointParts): boolean {
  return body !== undefined && (file !== undefined || !z.safeParse(body, {}).success);
}

/** An empty header counts as absent. Case is ignored, and older names of the same zones are accepted. */
function timeZoneSchema(): object {
  return { type: "string", enum: ["", "UTC", ...Intl.supportedValuesOf("timeZone")] };
}

/** The file is a binary field beside the body's fields. */
function bodyContent(body: Schema, file: FilePart | undefined): object {
  const schema = jsonSchema(body, "input");
  if (!file) return jsonContent(schema);
  const binary = { type: "string", format: "binary", maxLength: file.maxBytes };
  const properties = { ...schema.properties, [file.name]: binary };
  const required = [...(schema.required ?? []), file.name];
  return { "multipart/form-data": { schema: { ...schema, properties, required } } };
}

function describeResponses({ answer, status, download }: EndpointParts): object {
  const success = status ?? (answer || download ? 200 : 204);
  const mayBeEmpty = answer !== undefined && z.safeParse(answer, null).success;
  return {
    [success]: {
      description: STATUS_CODES[success] ?? "Success",
      ...(answer && { content: jsonContent(jsonSchema(answer, "output")) }),
      ...(download && { content: { [download.type]: { schema: downloadSchema(download) } } }),
    },
    ...(mayBeEmpty && { 204: { description: "There is none" } }),
    default: { description: "Any failure", content: jsonContent({ $ref: "#/components/schemas/Error" }) },
  };
}

function downloadSchema({ type }: Download): object {
  return { type: type.startsWith("application/json") ? "object" : "string" };
}

function describeParameters({ params, query, isIdempotent }: EndpointParts): object[] {
  const header = (name: string, description: string, schema: object = { type: "string" }) => ({
    name,
    in: "header",
    required: false,
    description,
    schema,
  });
  return [
    ...fieldsOf(params, "path"),
    ...fieldsOf(query, "query"),
    header(
      "Time-Zone",
      "The caller's IANA time zone, for example Europe/Madrid: it decides the caller's day.",
      { $ref: "#/components/schemas/TimeZone" },
    ),
    ...(isIdempotent
      ? [header("Idempotency-Key", "A repeat with the same key gets the first answer.", keySchema)]
      : []),
  ];
}

function fieldsOf(schema: Schema | undefined, place: "path" | "query"): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input");
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: field,
  }));
}

function jsonSchema(schema: Schema, io: "input" | "output") {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return described;
}

function jsonContent(schema: object): object {
  return { "application/json": { schema } };
}

function operationIdOf(method: string, path: string): string {
  const words = path
    .replace("/api/", "")
    .split(/[/:-]+/)
    .filter(Boolean);
  return [method.toLowerCase(), ...words]
    .map((word, at) => (at ? word[0]?.toUpperCase() + word.slice(1) : word))
    .join("");
}
