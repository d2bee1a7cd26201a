/** How the grams were found; the less was said, the less is sure. */
export type PortionOrigin = "weighed" | "measured" | "counted" | "assumed";

export interface ChosenPortion {
  readonly grams: number;
  readonly origin: PortionOrigin;
}
