import * as z from "zod";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { shapeNames } from "#contract/shapes/all-shapes.ts";

export type Shape = NonNullable<AnyEndpoint["body"]>;
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Shapes as JSON Schema: what has a name in the contract is described once, and referred to everywhere else. */
export class NamedShapes {
  readonly #described = new Map<string, JsonSchema>();

  /** Throws where one shape has two forms, as sent and as answered. */
  describe(shape: Shape, io: "input" | "output"): JsonSchema {
    const { described, named } = read(shape, io);
    this.#keep(named);
    return described;
  }

  /** The fields of an object, which itself needs no name: parameters, or a form. */
  fieldsOf(shape: Shape, io: "input" | "output"): JsonSchema {
    const { described, named } = read(shape, io);
    const own = Object.entries(named).find(([name]) => described.$ref === referenceTo(name));
    if (!own) return described;
    const { [own[0]]: fields, ...others } = named;
    this.#keep(others);
    return fields ?? described;
  }

  /** All that were described. */
  get all(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.#described].sort(([a], [b]) => a.localeCompare(b)));
  }

  #keep(named: Readonly<Record<string, JsonSchema>>): void {
    for (const [name, schema] of Object.entries(named)) {
      const known = this.#described.get(name);
      if (known && JSON.stringify(known) !== JSON.stringify(schema))
        throw new Error(`${name} of the contract has two forms: as it is sent, and as it is answered.`);
      this.#described.set(name, schema);
    }
  }
}

export const schemaReferencePrefix = "#/components/schemas/";

function referenceTo(name: string): string {
  return schemaReferencePrefix + name;
}

function read(shape: Shape, io: "input" | "output") {
  const schema = z.toJSONSchema(shape, {
    ...{ io, metadata: shapeNames, unrepresentable: "any" },
    // Limits whose failures have codes of their own, which the schema therefore does not check.
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
    },
  });
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', `"${schemaReferencePrefix}`);
  const { $schema: _, $defs: named = {}, ...described }: JsonSchema = JSON.parse(text);
  return { described, named: named as Record<string, JsonSchema> };
}
