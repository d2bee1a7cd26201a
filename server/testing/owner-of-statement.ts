// Asks PostgreSQL how it would run a statement: what the planner derives, such as one owner for both sides of a join, counts.
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { distributedTables, statementsOfManyOwners } from "./distributed-tables.ts";

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Alias?: string;
  readonly Filter?: string;
  readonly "Index Cond"?: string;
  readonly "Recheck Cond"?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Why the statement would not be answered by one owner's shard; empty if it would. */
export async function findUnownedAccess(db: Kysely<Database>, text: string): Promise<readonly string[]> {
  if (!isAboutDistributedTables(text)) return [];
  if (statementsOfManyOwners.some(({ pattern }) => pattern.test(text))) return [];
  const { rows } = await sql
    .raw<{ "QUERY PLAN": readonly [{ readonly Plan: PlanNode }] }>(
      `explain (generic_plan, format json) ${text}`,
    )
    .execute(db);
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  if (!plan) throw new Error(`No plan of ${text}`);
  return [...conflictsWithoutOwner(text), ...scansWithoutOwner(plan)];
}

function isAboutDistributedTables(text: string): boolean {
  const words = new Set(text.match(/\w+/g));
  const isQuery = /^\s*(select|insert|update|delete|with)\b/i.test(text);
  return isQuery && Object.keys(distributedTables).some((table) => words.has(table));
}

/** A key that is compared when inserting must hold the owner, or two shards could each have it. */
function conflictsWithoutOwner(text: string): string[] {
  const inserts = text.matchAll(/insert into "?(\w+)"?.*?on conflict \(([^)]*)\)/gis);
  return [...inserts].flatMap(([, table = "", columns = ""]) => {
    const owner = distributedTables[table];
    return owner === undefined || columns.includes(owner) ? [] : [`${table}: conflict on (${columns})`];
  });
}

function scansWithoutOwner(root: PlanNode): string[] {
  const nodes = allNodes(root);
  const ownerOf = new Map(
    nodes.map(({ Alias = "", "Relation Name": table = "" }) => [Alias, distributedTables[table]]),
  );
  const scans = nodes.filter((node) => node["Node Type"].endsWith("Scan"));
  return scans.flatMap((node) => {
    const table = node["Relation Name"] ?? "";
    const owner = distributedTables[table];
    if (owner === undefined) return [];
    const conditions = [node.Filter, node["Index Cond"], node["Recheck Cond"]];
    const parts = conditions.flatMap((condition) => (condition === undefined ? [] : splitByAnd(condition)));
    return parts.some((part) => namesOwner(part, owner, ownerOf)) ? [] : [`${table}: read without ${owner}`];
  });
}

function allNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)];
}

/** True for `(user_id = $1)`, or where it equals the owner of another such row, which is checked in its turn. */
function namesOwner(part: string, owner: string, ownerOf: ReadonlyMap<string, string | undefined>): boolean {
  const [, left = "", right = ""] = /^\(?([\w.]+) = ([$\w.]+)\)?$/.exec(part) ?? [];
  const sides = [left, right].map((side) => side.split(".").toReversed());
  return sides.some(([column, alias], at) => {
    const [other = "", otherAlias = ""] = sides[1 - at] ?? [];
    const isOwner = column === owner && (alias === undefined || ownerOf.get(alias) === owner);
    return isOwner && (other.startsWith("$") || ownerOf.get(otherAlias) === other);
  });
}

/** The parts of `(a AND (b OR c))`: a and (b OR c). */
export function splitByAnd(condition: string): string[] {
  const inner = isInOnePair(condition) ? condition.slice(1, -1) : condition;
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < inner.length; at += 1) {
    if (inner[at] === "(") depth += 1;
    if (inner[at] === ")") depth -= 1;
    if (depth === 0 && inner.startsWith(" AND ", at)) {
      parts.push(inner.slice(start, at));
      start = at + " AND ".length;
    }
  }
  return [...parts, inner.slice(start)];
}

function isInOnePair(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at === text.length - 1 && text.startsWith("(");
  }
  return false;
}
