/** server/operator: what whoever runs Platewise does by hand. This file runs one such command; what keeps it from its work is told in one line. */

/** A refusal or a wrong call: its sentence is for whoever typed the command. */
export class CommandRefused extends Error {
  override readonly name = "CommandRefused";
}

export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  }
}
