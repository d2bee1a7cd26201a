import { type GrayImage, shrink } from "./gray-image.ts";

/** Where parallel bars are: the middle and half sides in the image's pixels, and the direction across the bars. */
export interface BarRegion {
  readonly middleX: number;
  readonly middleY: number;
  readonly radians: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** Bars are still apart at this size, and the search takes a few milliseconds. */
const searchedSide = 480;
const blockSide = 8;
/** Share of the gradients of a block that point one way, and their mean square. */
const coherenceMin = 0.6;
const gradientMin = 250;
/** Directions of neighbours in one region. */
const turnMaxRadians = 0.26;
const blocksMin = 12;

interface Block {
  readonly column: number;
  readonly row: number;
  readonly radians: number;
  /** Root of the mean square of its gradients. */
  readonly strength: number;
}

/** The regions most likely to be a barcode, best first. */
export function findBars(image: GrayImage, regionsMax: number): readonly BarRegion[] {
  const factor = Math.max(1, Math.ceil(Math.max(image.width, image.height) / searchedSide));
  const small = factor === 1 ? image : shrink(image, factor);
  const columns = Math.floor(small.width / blockSide);
  const rows = Math.floor(small.height / blockSide);
  const blocks = new Map<number, Block>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const block = blockAt(small, column, row);
      if (block) blocks.set(row * columns + column, block);
    }
  }
  return groupBlocks(blocks, columns)
    .filter((group) => group.length >= blocksMin)
    .map((group) => ({ group, strength: group.reduce((sum, { strength }) => sum + strength, 0) }))
    .sort((one, other) => other.strength - one.strength)
    .slice(0, regionsMax)
    .map(({ group }) => regionOf(group, factor));
}

/** Undefined where the gradients of the block are weak or point many ways. */
function blockAt({ data, width, height }: GrayImage, column: number, row: number): Block | undefined {
  let xx = 0;
  let yy = 0;
  let xy = 0;
  const top = Math.max(1, row * blockSide);
  const left = Math.max(1, column * blockSide);
  for (let y = top; y < Math.min(height - 1, (row + 1) * blockSide); y++) {
    for (let x = left; x < Math.min(width - 1, (column + 1) * blockSide); x++) {
      const at = y * width + x;
      const dx = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
      const dy = (data[at + width] ?? 0) - (data[at - width] ?? 0);
      xx += dx * dx;
      yy += dy * dy;
      xy += dx * dy;
    }
  }
  const meanSquare = (xx + yy) / (blockSide * blockSide);
  const coherence = Math.hypot(xx - yy, 2 * xy) / (xx + yy + 1);
  if (meanSquare < gradientMin || coherence < coherenceMin) return undefined;
  return { column, row, radians: 0.5 * Math.atan2(2 * xy, xx - yy), strength: Math.sqrt(meanSquare) };
}

/** The angle between two directions, which are the same half a turn apart. */
function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % Math.PI;
  return Math.min(turn, Math.PI - turn);
}

/** Neighbours, one block between them allowed, whose bars point the same way. */
function groupBlocks(blocks: ReadonlyMap<number, Block>, columns: number): Block[][] {
  const left = new Map(blocks);
  const groups: Block[][] = [];
  for (const [key, first] of blocks) {
    if (!left.delete(key)) continue;
    const group = [first];
    for (const { column, row, radians } of group) {
      for (let y = row - 2; y <= row + 2; y++) {
        for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x++) {
          const other = left.get(y * columns + x);
          if (!other || turnBetween(radians, other.radians) > turnMaxRadians) continue;
          left.delete(y * columns + x);
          group.push(other);
        }
      }
    }
    groups.push(group);
  }
  return groups;
}

function regionOf(group: readonly Block[], factor: number): BarRegion {
  // Doubled angles, so that directions half a turn apart add up.
  const sum = (of: (block: Block) => number) => group.reduce((total, block) => total + of(block), 0);
  const radians =
    0.5 *
    Math.atan2(
      sum((block) => block.strength * Math.sin(2 * block.radians)),
      sum((block) => block.strength * Math.cos(2 * block.radians)),
    );
  const points = group.map(({ column, row }) => ({
    x: (column + 0.5) * blockSide,
    y: (row + 0.5) * blockSide,
  }));
  const across = points.map(({ x, y }) => x * Math.cos(radians) + y * Math.sin(radians));
  const along = points.map(({ x, y }) => -x * Math.sin(radians) + y * Math.cos(radians));
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...along), Math.max(...along)];
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return {
    middleX: (u * Math.cos(radians) - v * Math.sin(radians)) * factor,
    middleY: (u * Math.sin(radians) + v * Math.cos(radians)) * factor,
    radians,
    halfWidth: ((right - left + blockSide) / 2) * factor,
    halfHeight: ((bottom - top + blockSide) / 2) * factor,
  };
}
