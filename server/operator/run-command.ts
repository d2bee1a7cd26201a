/** A refusal or incorrect usage. Its message is for the person who typed the command. */
export class CommandError extends Error {
  override readonly name = "CommandRefused";
}

/** Prints a failure in one line, without a stack trace. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  }
}
