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

/** Longest part of a server's own complaint that is kept. */
const hintMaxLength = 160;

/**
 * What a server says of its refusal ("image input is not supported"), for the operator's log: plain words on one line. Empty where
 * it repeats a word that the person typed.
 */
export function hintOf(responseBody: string | undefined, typed: string | undefined): string {
  const message = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(responseBody ?? "")?.[1] ?? "";
  const hint = message.replace(/\\.|[^\p{L}\p{N} .,:;()'-]/gu, " ").replace(/\s+/g, " ");
  const isRepeated = (typed?.match(/\p{L}{4,}/gu) ?? []).some((word) =>
    hint.toLowerCase().includes(word.toLowerCase()),
  );
  return isRepeated ? "" : hint.trim().slice(0, hintMaxLength);
}

/** Never contains the words of the model or the person. */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind;
  readonly detail: string;

  constructor(kind: ModelFailureKind, detail = "") {
    super(`The language model did not help: ${kind}${detail && ` (${detail})`}`);
    this.name = "ModelFailure";
    this.kind = kind;
    this.detail = detail;
  }
}
