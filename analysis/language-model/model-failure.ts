import type { RequestFault } from "../circuit-breaker.ts";

export type ModelFailureKind =
  /** No answer from the provider, or one that says that it is broken or busy. */
  | "unreachable"
  /** The provider takes no more calls for now (429). */
  | "rate_limited"
  /** The day's own limit on spending is reached. */
  | "over_budget"
  /** The model would not answer. */
  | "refused"
  /** The answer ended in the middle. */
  | "cut_off"
  /** The answer is not of the shape asked for. */
  | "malformed"
  /** The answer has the shape, but cannot be right. */
  | "implausible";

/** The other kinds are due to the words or the budget of one person, and say nothing of how the provider serves others. */
const ofProvider: readonly ModelFailureKind[] = ["unreachable", "rate_limited"];

/** Longest part of a server's own complaint that is kept. */
const hintMaxLength = 160;

/**
 * What a server says of its refusal ("image input is not supported"), in plain words on one line for the operator's log. Empty
 * if that repeats any word or number that the person typed.
 */
export function hintOf(responseBody: string | undefined, typed: string | undefined): string {
  const message = /"message"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(responseBody ?? "")?.[1] ?? "";
  const hint = unquote(message)
    .normalize()
    .replace(/[^\p{L}\p{N} .,:;()'-]/gu, " ")
    .replace(/\s+/g, " ");
  const words = typed?.normalize().match(/[\p{L}\p{N}]{3,}/gu) ?? [typed?.trim() ?? ""];
  const isRepeated = words.some((word) => word !== "" && hint.toLowerCase().includes(word.toLowerCase()));
  return isRepeated ? "" : hint.trim().slice(0, hintMaxLength);
}

/** A server may write "é" as "\\u00e9", which would hide a word that is repeated. */
function unquote(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return "";
  }
}

/** Never contains the words of the model or the person. */
export class ModelFailure extends Error implements RequestFault {
  readonly isOfRequest: boolean;
  readonly kind: ModelFailureKind;
  readonly detail: string;

  constructor(kind: ModelFailureKind, detail = "") {
    super(`The language model did not help: ${kind}${detail && ` (${detail})`}`);
    this.name = "ModelFailure";
    this.kind = kind;
    this.isOfRequest = !ofProvider.includes(kind);
    this.detail = detail;
  }
}
