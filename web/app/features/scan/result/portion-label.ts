export interface PortionLabel {
  /** "Medium", "2" */
  readonly name: string;
  /** "about 120 g", if the choice has it in brackets. */
  readonly detail: string | undefined;
  /** Set if the choice is a count. */
  readonly pieces: number | undefined;
}

/** Splits "Large (about 320 g)" into name and detail. */
export function parsePortionLabel(choice: string): PortionLabel {
  const [, name = choice, detail] = /^(.+?)\s*\((.+)\)$/.exec(choice) ?? [];
  const isCount = /^\d+$/.test(name);
  return { name, detail, pieces: isCount ? Number(name) : undefined };
}
