// Loaded into the server that is measured, before its own program: tells the benchmark how long the event loop was held.
import { watchLoop } from "#server/testing/loop-holds.ts";

const watch = watchLoop();
process.on("message", (order) => {
  if (order === "take holds") process.send?.(watch.take());
});
process.channel?.unref();
