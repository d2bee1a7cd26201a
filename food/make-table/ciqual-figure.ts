/** A figure of CIQUAL. `isBelow`: the laboratory found less than its limit, which was twice `value`. */
export interface CiqualFigure {
  readonly value: number;
  readonly isBelow: boolean;
}

/**
 * "1,5" is 1.5. "-" is unknown. "traces" is present but too little to count: 0.
 * "< 0,5" is taken as half the limit, the middle bound that EFSA uses for what is under a limit of detection.
 */
export function readCiqualFigure(text: string): CiqualFigure | null {
  const plain = text.trim().toLowerCase();
  if (plain === "-" || plain === "") return null;
  if (plain === "traces") return { value: 0, isBelow: false };
  const [, below = "", digits] = /^(<?)\s*(\d+(?:[.,]\d+)?(?:e-?\d+)?)$/.exec(plain) ?? [];
  if (digits === undefined) throw new Error(`CIQUAL: not a figure: "${text}"`);
  const value = Number(digits.replace(",", "."));
  return below === "" ? { value, isBelow: false } : { value: value / 2, isBelow: true };
}
