import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";

export type Question = SubmissionAnalysis["questions"][number];

/** What DishChoices and PortionChoices get. */
export interface ChoicesProps {
  readonly question: Question;
  /** The choices that can be sent. */
  readonly choices: readonly string[];
  /** The choice being sent; the others are disabled meanwhile. */
  readonly sent: string | undefined;
  readonly onChoose: (choice: string) => void;
}
