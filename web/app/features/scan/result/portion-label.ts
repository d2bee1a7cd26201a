/** web/features/scan/result: what a portion's choice says, taken apart to be set beside its picture. */

export interface PortionLabel {
  /** "Medium", "2" */
  readonly name: string;
  /** "about 120 g", where the choice says it in brackets. */
  readonly detail: string | undefined;
  /** How many, where the choice is a count. */
  readonly pieces: number | undefined;
}

export function parsePortionLabel(choice: string): PortionLabel {
  const [, name = choice, detail] = /^(.+?)\s*\((.+)\)$/.exec(choice) ?? [];
  const isCount = /^\d+$/.test(name);
  return { name, detail, pieces: isCount ? Number(name) : undefined };
}
