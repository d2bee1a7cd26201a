import { useMutation } from "@tanstack/react-query";
import { respondToSubmission } from "#contract/endpoints/scan.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { request } from "../../../api/request.ts";

interface ClarificationEvents {
  readonly onSuccess: (answer: SubmissionAnalysis) => void;
  readonly onError: (error: unknown) => void;
}

/** The mutation takes the answers by question text. */
export function useClarification(submissionId: string, events: ClarificationEvents) {
  return useMutation({
    mutationFn: (chosen: Readonly<Record<string, string>>) => {
      const body = Object.entries(chosen).map(([questionText, answer]) => ({ questionText, answer }));
      return request(respondToSubmission, { params: { id: submissionId }, body });
    },
    ...events,
  });
}
