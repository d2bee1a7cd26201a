/** web/features/scan/result: what a way of showing a question's choices gets. */
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";

export type Question = SubmissionAnalysis["questions"][number];

export interface ChoicesProps {
  readonly question: Question;
  /** The choices that can be sent. */
  readonly choices: readonly string[];
  /** Being sent; nothing else can be chosen meanwhile. */
  readonly sent: string | undefined;
  readonly onChoose: (choice: string) => void;
}
