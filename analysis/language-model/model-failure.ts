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

/** Never contains the words of the model or the person. */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind;

  constructor(kind: ModelFailureKind, detail = "") {
    super(`The language model did not help: ${kind}${detail && ` (${detail})`}`);
    this.name = "ModelFailure";
    this.kind = kind;
  }
}
