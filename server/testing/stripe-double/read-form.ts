import { invalidRequest } from "./double-error.ts";

export type FormValue = string | FormFields | readonly FormValue[];
export interface FormFields {
  readonly [name: string]: FormValue;
}

/** Source: https://docs.stripe.com/api/metadata */
const metadataLimits = { entries: 50, name: 40, value: 500 };

interface Tree {
  [name: string]: string | Tree;
}

/** `items[0][price]=x` is `{ items: [{ price: "x" }] }`. */
export function readForm(text: string): FormFields {
  const root: Tree = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const [first = "", ...rest] = path.replaceAll("]", "").split("[");
    let at = root;
    let name = first;
    for (const next of rest) {
      const below = at[name];
      const branch: Tree = typeof below === "object" ? below : {};
      at[name] = branch;
      at = branch;
      name = next;
    }
    at[name] = value;
  }
  return fieldsOf(root);
}

function fieldsOf(tree: Tree): FormFields {
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, formValueOf(value)]));
}

function formValueOf(value: string | Tree): FormValue {
  if (typeof value === "string") return value;
  const isList = Object.keys(value).every((name, index) => name === String(index));
  return isList ? Object.values(value).map(formValueOf) : fieldsOf(value);
}

/** Rejects unknown parameters, as Stripe does. */
export function rejectUnknownFields(fields: FormFields, ...names: readonly string[]): FormFields {
  const unknown = Object.keys(fields).find((name) => name !== "expand" && !names.includes(name));
  if (unknown !== undefined) {
    throw invalidRequest(`Received unknown parameter: ${unknown}`, unknown, "parameter_unknown");
  }
  return fields;
}

export function optionalText(fields: FormFields, name: string): string | undefined {
  const value = fields[name];
  if (value !== undefined && typeof value !== "string") throw invalidRequest(`Invalid string: ${name}`, name);
  return value;
}

export function requiredText(fields: FormFields, name: string): string {
  const value = optionalText(fields, name);
  if (!value) throw invalidRequest(`Missing required param: ${name}.`, name, "parameter_missing");
  return value;
}

export function optionalInteger(fields: FormFields, name: string): number | undefined {
  const value = optionalText(fields, name);
  if (value === undefined) return undefined;
  if (!/^-?\d+$/.test(value))
    throw invalidRequest(`Invalid integer: ${value}`, name, "parameter_invalid_integer");
  return Number(value);
}

export function optionalBoolean(fields: FormFields, name: string): boolean | undefined {
  const value = optionalText(fields, name);
  if (value === undefined) return undefined;
  if (value !== "true" && value !== "false") throw invalidRequest(`Invalid boolean: ${value}`, name);
  return value === "true";
}

export function nestedFields(fields: FormFields, name: string): FormFields {
  const value = fields[name];
  if (value === undefined) return {};
  if (typeof value === "string" || isList(value)) throw invalidRequest(`Invalid object: ${name}`, name);
  return value;
}

export function listOf(fields: FormFields, name: string): readonly FormValue[] {
  const value = fields[name];
  if (value === undefined) return [];
  if (typeof value === "string" || !isList(value)) throw invalidRequest(`Invalid array: ${name}`, name);
  return value;
}

export function textsOf(fields: FormFields, name: string): readonly string[] {
  return listOf(fields, name).flatMap((value) => (typeof value === "string" ? value : []));
}

export function metadataOf(fields: FormFields): Record<string, string> {
  const given = Object.entries(nestedFields(fields, "metadata"));
  for (const [name, value] of given) {
    const isTooLong = name.length > metadataLimits.name || String(value).length > metadataLimits.value;
    if (isTooLong) throw invalidRequest(`Metadata ${name} is too long.`, `metadata[${name}]`);
  }
  if (given.length > metadataLimits.entries) throw invalidRequest("Too many metadata entries.", "metadata");
  return Object.fromEntries(
    given.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

function isList(value: FormFields | readonly FormValue[]): value is readonly FormValue[] {
  return Array.isArray(value);
}
