/** EU Regulation 1169/2011, Annex I: salt = sodium × 2.5. */
export const saltPerSodium = 2.5;
const mgPerGram = 1000;

export function saltGramsOf(sodiumMg: number): number {
  return (sodiumMg * saltPerSodium) / mgPerGram;
}

export function sodiumMgOf(saltGrams: number): number {
  return saltGrams * (mgPerGram / saltPerSodium);
}
