/** First that the work has begun; then the result, and whether the process may be given more work. */
export type ProcessMessage<Result> =
  | { readonly kind: "begun" }
  | { readonly kind: "done"; readonly result: Result; readonly canReuse: boolean };
