/**
 * Total carbohydrate less its fibre, as labels of the European Union print it (Regulation (EU) No 1169/2011, Annex I) and as people
 * who count "net carbs" mean it. Ours is total, by difference, as in FNDDS. Polyols stay in: few sources state them. What is eaten
 * and a goal for it are taken alike.
 */
export function withNetCarbs<Macros extends { readonly carbs: number; readonly fiber: number }>(
  macros: Macros,
): Macros {
  return { ...macros, carbs: Math.max(0, macros.carbs - macros.fiber) };
}
