/** The message is the analyser's own and contains nothing of the photo or the words. */
export function reportFailure(analyser: string, failure: unknown): void {
  const failed = failure instanceof Error ? { type: failure.name, message: failure.message } : {};
  // In the log's format, because adapters are created before the log.
  console.error(JSON.stringify({ level: 50, time: Date.now(), analyser, err: failed, msg: "analyser" }));
}
