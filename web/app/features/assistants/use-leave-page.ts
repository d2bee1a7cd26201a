import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { approveConnection, refuseConnection } from "#contract/endpoints/assistants.ts";
import type { personalTokenDays } from "#contract/limits.ts";
import type { TokenScope } from "#contract/shapes/tokens.ts";
import { request } from "../../api/request.ts";

export interface Approval {
  readonly userId: string;
  readonly scope: TokenScope;
  readonly expiresInDays: (typeof personalTokenDays)[number];
}

/** Both answers lead back to the assistant, by an address of our own. */
export function useLeavePage(id: string) {
  const [decision, setDecision] = useState<"approved" | "refused">();
  const params = { id };
  const leave = (made: "approved" | "refused") => (answer: { readonly returnTo: string }) => {
    setDecision(made);
    window.location.assign(answer.returnTo);
  };
  const approve = useMutation({
    mutationFn: (body: Approval) => request(approveConnection, { params, body }),
    onSuccess: leave("approved"),
  });
  const refuse = useMutation({
    mutationFn: () => request(refuseConnection, { params }),
    onSuccess: leave("refused"),
  });
  return { approve, refuse, decision };
}
