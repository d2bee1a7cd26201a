import { invalidRequest } from "./double-error.ts";
import type { DoubleState } from "./double-state.ts";

const levelsMax = 4;

type Json = Record<string, unknown>;

/** Lists that Stripe omits unless expanded. */
function includedList(state: DoubleState, owner: Json, field: string): object | undefined {
  if (owner.object === "charge" && field === "refunds") {
    const data = [...state.refunds.values()].filter(({ charge }) => charge === owner.id);
    return { object: "list", data, has_more: false, url: `/v1/charges/${owner.id}/refunds` };
  }
  if (owner.object === "invoice" && field === "payments") {
    const data = [...state.invoicePayments.values()].filter(({ invoice }) => invoice === owner.id);
    return { object: "list", data, has_more: false, url: `/v1/invoices/${owner.id}/payments` };
  }
  return undefined;
}

function findReferenced(state: DoubleState, field: string, id: string): object | undefined {
  const tables: Readonly<Record<string, ReadonlyMap<string, object>>> = {
    product: state.products,
    customer: state.customers,
    subscription: state.subscriptions,
    invoice: state.invoices,
    latest_invoice: state.invoices,
    charge: state.charges,
  };
  return tables[field]?.get(id);
}

/** Returns a copy in which each path is expanded. */
export function expand(state: DoubleState, answer: object, paths: readonly string[]): object {
  const copy: Json = JSON.parse(JSON.stringify(answer));
  for (const path of paths) {
    const fields = path.split(".");
    if (fields.length > levelsMax) {
      throw invalidRequest(
        `You cannot expand more than ${levelsMax} levels of a property. Property: ${path}`,
        "expand",
      );
    }
    expandPath(state, copy, { fields, path });
  }
  return copy;
}

function expandPath(
  state: DoubleState,
  owner: Json,
  { fields: [field, ...rest], path }: { readonly fields: readonly string[]; readonly path: string },
): void {
  if (field === undefined) return;
  if (field === "data" && Array.isArray(owner.data)) {
    for (const entry of owner.data.filter(isJson)) expandPath(state, entry, { fields: rest, path });
    return;
  }
  const value = owner[field];
  const found =
    typeof value === "string" ? findReferenced(state, field, value) : includedList(state, owner, field);
  const opened: unknown = found ? JSON.parse(JSON.stringify(found)) : value;
  if (opened === undefined || typeof opened === "string") {
    throw invalidRequest(`This property cannot be expanded (${field}). Property: ${path}`, "expand");
  }
  owner[field] = opened;
  if (isJson(opened)) expandPath(state, opened, { fields: rest, path });
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}
