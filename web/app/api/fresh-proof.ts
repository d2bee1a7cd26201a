// A call that needs a fresh proof of who sends it waits here for the dialog that asks for one.

/** True once the person has proved who they are, false where they would rather not. */
type AskForProof = () => Promise<boolean>;

let ask: AskForProof | undefined;
let asking: Promise<boolean> | undefined;

export function onProofNeeded(given: AskForProof): () => void {
  ask = given;
  return () => {
    if (ask !== given) return;
    ask = undefined;
    // Its dialog went with it and will not answer: the next call asks anew.
    asking = undefined;
  };
}

/** Several calls at the same time ask once. */
export function askForProof(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
