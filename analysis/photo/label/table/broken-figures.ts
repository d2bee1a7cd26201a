import { followsLine, joinLines } from "./join-lines.ts";
import { type PlacedLine, textOfLine } from "./placed-line.ts";

const endsInNumber = /\d[.,]?$/;
const loneUnit = /^\(?(?:kcal|k[jl/]?|cal|mg|g)\)?[.,;*]?$/i;
/** A "g" on a line of its own is often read as one of these. */
const likeGram = /^[9q]$/i;

/** The unit of one energy may be on the line of the next: "1516" above "kJ/362". */
const opensWithEnergyUnit = /^\(?(?:kcal|kj|cal)(?![a-z])/i;

function isBeside(line: PlacedLine, unit: PlacedLine): boolean {
  const height = Math.min(line.height, unit.height);
  const gap = unit.left - line.right;
  return Math.abs(line.down - unit.down) < 0.4 * height && gap > -0.5 * height && gap < height;
}

/** "4.7" above or before "g": in a narrow cell the unit is on the next line, and sometimes it was found as a separate line. */
export function joinBrokenFigures(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const texts = new Map(lines.map((line) => [line, textOfLine(line).trim()]));
  const hasLoneGram = [...texts.values()].some((text) => /^g$/i.test(text));
  const isUnit = (text: string) =>
    loneUnit.test(text) || opensWithEnergyUnit.test(text) || (hasLoneGram && likeGram.test(text));
  const units = lines.filter((line) => isUnit(texts.get(line) ?? ""));
  const used = new Set<PlacedLine>();
  const joined: PlacedLine[] = [];
  for (const first of lines) {
    let line = first;
    for (;;) {
      const text = textOfLine(line).trim();
      if (used.has(first) || !endsInNumber.test(text) || likeGram.test(text)) break;
      const last = { ...line, down: line.lastDown ?? line.down };
      const unit = units.find(
        (each) => each !== first && !used.has(each) && (followsLine(last, each) || isBeside(last, each)),
      );
      if (unit === undefined) break;
      used.add(unit);
      line = { ...joinLines([line, asUnit(unit)]), lastDown: unit.down };
    }
    if (line === first) continue;
    used.add(first);
    joined.push(line);
  }
  return [...lines.filter((line) => !used.has(line)), ...joined.filter((line) => !used.has(line))];
}

function asUnit(line: PlacedLine): PlacedLine {
  const [first] = line.characters;
  const isLone = first !== undefined && likeGram.test(textOfLine(line).trim());
  return isLone ? { ...line, characters: [{ ...first, text: "g" }] } : line;
}
