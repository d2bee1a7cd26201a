/** First that the work has begun; then the result, and whether the process may be given more work. */
export type ProcessMessage<Result> =
  | { readonly kind: "begun" }
  | { readonly kind: "done"; readonly result: Result; readonly canReuse: boolean };

interface FinishedWork<Result> {
  readonly result: Result;
  readonly canReuse: boolean;
}

/** In a child process of a `ProcessPool`: answers each request of the parent. `work` must not reject. */
export function answerParent<Request, Result>(
  work: (request: Request) => Promise<FinishedWork<Result>>,
): void {
  const send = (message: ProcessMessage<Result>) => process.send?.(message);
  process.on("message", (request: Request) => {
    send({ kind: "begun" });
    void work(request).then((finished) => send({ kind: "done", ...finished }));
  });
  // The parent has ended, even if it was killed.
  process.on("disconnect", () => process.exit());
}
