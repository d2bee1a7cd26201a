import { mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder of Linux whose files are in memory. */
const memory = "/dev/shm";
/** Databases and their logs take up to one and a half; in a container this folder is often tiny. */
const roomNeededBytes = 4 * 2 ** 30;

/** A new folder for databases. In memory where there is room: each is hundreds of files, which take longer to create than most tests. */
export async function makeScratchFolder(prefix: string): Promise<string> {
  return mkdtemp(join((await hasRoom(memory)) ? memory : tmpdir(), prefix));
}

async function hasRoom(folder: string): Promise<boolean> {
  const room = await statfs(folder).catch(() => undefined);
  return room !== undefined && room.bavail * room.bsize > roomNeededBytes;
}
