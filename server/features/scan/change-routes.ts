import * as scanning from "#contract/endpoints/scan.ts";
import { countChange } from "../../http/count-change.ts";
import { modelSpenderOf } from "../../http/model-spender.ts";
import { defineOpeningStatement } from "../../http/open-call.ts";
import type { Before, PrepareAnswer, Serve } from "../../http/serve.ts";
import { type AcceptanceParts, acceptSubmission } from "./accept-submission.ts";
import {
  type ChangeParts,
  correctSubmission,
  discardSubmission,
  editSubmission,
  respondToSubmission,
} from "./change-submission.ts";
import { type OpenedRow, readOpened, selectOpened } from "./open-submission.ts";
import type { ChangeTarget } from "./retry-change.ts";
import { ownerIdOf, type SubmissionOwner } from "./submission.ts";

interface ChangingCall {
  readonly params: { readonly id: string };
  readonly caller: SubmissionOwner;
  readonly now: Date;
  readonly prepareAnswer: PrepareAnswer;
}

const selectToAccept = defineOpeningStatement(selectOpened);

/** Serves the changes of a submission: answered, edited, corrected in words, saved as a meal, discarded. */
export function serveSubmissionChanges(serve: Serve, parts: ChangeParts & AcceptanceParts): void {
  const { db } = parts;
  const targetOf = (call: ChangingCall) => targetOfCall(db, call);

  serve(
    scanning.respondToSubmission,
    (call) => respondToSubmission(parts, targetOf(call), call.body),
    countChange,
  );

  serve(
    scanning.editSubmission,
    (call) => editSubmission(parts, targetOf(call), call.body.edits),
    countChange,
  );

  serve(
    scanning.correctSubmission,
    (call) => {
      const spender = modelSpenderOf(call.caller, call.address);
      return correctSubmission(parts, targetOf(call), { text: call.body.text, spender });
    },
    countChange,
  );

  const openAcceptance: Before<typeof scanning.acceptSubmission, OpenedRow> = {
    ...countChange,
    openingStatement: ({ params: { id }, caller }) => selectToAccept({ ownerId: ownerIdOf(caller), id }),
  };
  serve(
    scanning.acceptSubmission,
    ({ body, caller: owner, now, runOpeningStatement: read, prepareAnswer }) =>
      acceptSubmission(parts, { owner, read, now, prepareAnswer }, body),
    openAcceptance,
  );

  serve(scanning.discardSubmission, ({ params, caller, now }) =>
    discardSubmission(db, { owner: caller, id: params.id, now }),
  );
}

function targetOfCall(
  db: ChangeParts["db"],
  { caller: owner, params: { id }, now, prepareAnswer }: ChangingCall,
): ChangeTarget {
  return { owner, read: () => readOpened(db, { ownerId: ownerIdOf(owner), id }), now, prepareAnswer };
}
