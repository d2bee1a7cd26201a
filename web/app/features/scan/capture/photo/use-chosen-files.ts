import { useCallback, useRef, useState } from "react";
import { photosMax } from "#contract/limits.ts";
import type { MealPhoto } from "./meal-photo.ts";
import type { PhotoProblem } from "./prepare-photo.ts";

export interface RefusedFile {
  /** Empty for one without a name, such as a pasted picture. */
  readonly name: string;
  readonly problem: PhotoProblem;
}

/** What became of the files that were chosen last. */
export interface FilesChosen {
  /** Those that are still to be prepared. */
  readonly left: number;
  readonly refused: readonly RefusedFile[];
  /** Beyond the number of photos that a meal takes. */
  readonly surplus: number;
}

const noFiles: FilesChosen = { left: 0, refused: [], surplus: 0 };

/** What was said of earlier files is read by now. */
function withoutProblems({ left }: FilesChosen): FilesChosen {
  return { ...noFiles, left };
}

function begin(before: FilesChosen, { taken, surplus }: { taken: number; surplus: number }): FilesChosen {
  const { left, ...said } = before.left > 0 ? before : noFiles;
  return { ...said, left: left + taken, surplus: said.surplus + surplus };
}

interface PreparedFile {
  readonly file: Blob;
  readonly prepared: MealPhoto | PhotoProblem;
  readonly isFull: boolean;
}

function prepareNext(before: FilesChosen, { file, prepared, isFull }: PreparedFile): FilesChosen {
  const left = before.left - 1;
  if (typeof prepared !== "string") return { ...before, left, surplus: before.surplus + (isFull ? 1 : 0) };
  const name = file instanceof File ? file.name : "";
  return { ...before, left, refused: [...before.refused, { name, problem: prepared }] };
}

/** What prepares photos is loaded with the dialog, which may open only now. */
async function prepare(file: Blob): Promise<MealPhoto | PhotoProblem> {
  const loaded = await import("./prepare-photo.ts").catch(() => undefined);
  return loaded ? loaded.preparePhoto(file) : "unreadable";
}

/** Prepares files that were chosen, and tells what became of them. Each photo that is ready is given to `onReady`. */
export function useChosenFiles(
  latest: { readonly current: readonly MealPhoto[] },
  onReady: (photo: MealPhoto) => void,
) {
  const [chosen, setChosen] = useState(noFiles);
  /** Changes when all photos are replaced: what was being prepared is not wanted any more. */
  const round = useRef(0);
  const addFiles = useCallback(
    async (files: readonly Blob[]) => {
      const request = round.current;
      const taken = files.slice(0, photosMax - latest.current.length);
      setChosen((before) => begin(before, { taken: taken.length, surplus: files.length - taken.length }));
      // One after the other: a phone has no memory for four large pictures at once.
      for (const file of taken) {
        const prepared = await prepare(file);
        if (request !== round.current) return;
        const isFull = latest.current.length >= photosMax;
        if (typeof prepared !== "string" && !isFull) onReady(prepared);
        setChosen((before) => prepareNext(before, { file, prepared, isFull }));
      }
    },
    [latest, onReady],
  );
  const forgetProblems = useCallback(() => setChosen(withoutProblems), []);
  const drop = useCallback(() => {
    round.current += 1;
    setChosen(noFiles);
  }, []);
  return { chosen, round, addFiles, forgetProblems, drop };
}
