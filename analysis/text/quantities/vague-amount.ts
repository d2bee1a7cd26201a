/** An amount without a number: a few pieces of what is counted, a share of a serving of what is not. */
export type VagueAmount = "few" | "some" | "little" | "much";
