/** Why the figures of a product, a label or a food of one's own cannot all be right. They are shown, and never corrected. */
export const productDoubts = ["energy", "kilojoules", "tooMuch", "parts"] as const;
export type ProductDoubt = (typeof productDoubts)[number];
