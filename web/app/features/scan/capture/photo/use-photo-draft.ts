import { useCallback, useEffect, useRef, useState } from "react";
import { photosMax } from "#contract/limits.ts";
import { deletePhotos, loadPhotos, type PhotoKey, savePhotos } from "../../../../storage/photo-store.ts";
import { getDraftOwner } from "../draft-owner.ts";
import { loadUnsentText, saveUnsentText } from "../unsent-text.ts";
import { type MealPhoto, restoreMealPhoto } from "./meal-photo.ts";
import type { PhotoProblem } from "./prepare-photo.ts";

export interface RefusedFile {
  /** Empty for one without a name, such as a pasted picture. */
  readonly name: string;
  readonly problem: PhotoProblem;
}

/** What became of the files that were chosen last. */
interface FilesChosen {
  /** Those that are still to be prepared. */
  readonly left: number;
  readonly refused: readonly RefusedFile[];
  /** Beyond the number of photos that a meal takes. */
  readonly surplus: number;
}

export interface PhotoDraft {
  /** Ready to be sent, in the order in which they were added. */
  readonly photos: readonly MealPhoto[];
  readonly chosen: FilesChosen;
  readonly wasRestored: boolean;
  readonly note: string;
  /** The packet whose label the photo shows, or is to show. */
  readonly packetCode: string | undefined;
  /** For a picture that is ready to send. */
  readonly addPhoto: (photo: MealPhoto) => void;
  /** For files that have to be prepared first. Those that cannot be read leave the others. */
  readonly addFiles: (files: readonly Blob[]) => void;
  readonly removePhoto: (id: string) => void;
  /** Where the photo was among those before, unless the meal has as many as it takes, or none any more. */
  readonly undoRemoval: (before: readonly MealPhoto[], id: string) => void;
  readonly weighPhoto: (id: string, grams: number | undefined) => void;
  readonly restore: (photos: readonly MealPhoto[]) => void;
  readonly setNote: (note: string) => void;
  readonly setPacketCode: (code: string | undefined) => void;
  /** Removes the photos and their note; others of the same packet may follow. */
  readonly clear: () => void;
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

function getPhotoKey(): PhotoKey {
  return `unsent:${getDraftOwner()}`;
}

/** The photos, and their copy in the browser's database. */
function useStoredPhotos() {
  const [photos, setPhotos] = useState<readonly MealPhoto[]>([]);
  const latest = useRef(photos);
  const show = useCallback((changed: readonly MealPhoto[]) => {
    latest.current = changed;
    setPhotos(changed);
  }, []);
  const change = useCallback(
    (changed: readonly MealPhoto[]) => {
      show(changed);
      const stored = changed.map(({ image, shotAt, grams }) => ({ image, shotAt, grams }));
      void (stored.length > 0 ? savePhotos(getPhotoKey(), stored) : deletePhotos(getPhotoKey()));
    },
    [show],
  );
  return { photos, latest, show, change };
}

/** The photos to be analysed, with their note and packet; they survive failures and reloads. */
export function usePhotoDraft(): PhotoDraft {
  const { photos, latest, show, change } = useStoredPhotos();
  const [chosen, setChosen] = useState(noFiles);
  const [wasRestored, setWasRestored] = useState(false);
  const [note, setNoteValue] = useState("");
  const [packetCode, setPacketCodeValue] = useState<string>();
  /** Changes when all photos are replaced: what was being prepared is not wanted any more. */
  const round = useRef(0);
  /** Once something was added, photos of an earlier visit that are still being loaded do not join it. */
  const isBegun = useRef(false);

  const addPhoto = useCallback(
    (photo: MealPhoto) => {
      isBegun.current = true;
      setChosen(withoutProblems);
      if (latest.current.length < photosMax) change([...latest.current, photo]);
    },
    [change, latest],
  );
  const addFiles = useCallback(
    async (files: readonly Blob[]) => {
      isBegun.current = true;
      const request = round.current;
      const taken = files.slice(0, photosMax - latest.current.length);
      setChosen((before) => begin(before, { taken: taken.length, surplus: files.length - taken.length }));
      // One after the other: a phone has no memory for four large pictures at once.
      for (const file of taken) {
        const prepared = await prepare(file);
        if (request !== round.current) return;
        const isFull = latest.current.length >= photosMax;
        if (typeof prepared !== "string" && !isFull) change([...latest.current, prepared]);
        setChosen((before) => prepareNext(before, { file, prepared, isFull }));
      }
    },
    [change, latest],
  );
  const removePhoto = useCallback(
    (id: string) => {
      setChosen(withoutProblems);
      change(latest.current.filter((photo) => photo.id !== id));
    },
    [change, latest],
  );
  const undoRemoval = useCallback(
    (before: readonly MealPhoto[], id: string) => {
      const at = before.findIndex((photo) => photo.id === id);
      const removed = before[at];
      const { length } = latest.current;
      if (removed && length > 0 && length < photosMax) change(latest.current.toSpliced(at, 0, removed));
    },
    [change, latest],
  );
  const weighPhoto = useCallback(
    (id: string, grams: number | undefined) =>
      change(latest.current.map((photo) => (photo.id === id ? { ...photo, grams } : photo))),
    [change, latest],
  );
  const restore = useCallback(
    (restored: readonly MealPhoto[]) => {
      round.current += 1;
      setChosen(noFiles);
      change(restored);
    },
    [change],
  );
  const setNote = useCallback((changed: string) => {
    setNoteValue(changed);
    saveUnsentText("mealNote", changed);
  }, []);
  const setPacketCode = useCallback((code: string | undefined) => {
    setPacketCodeValue(code);
    saveUnsentText("photoPacket", code ?? "");
  }, []);
  const clear = useCallback(() => {
    round.current += 1;
    setChosen(noFiles);
    setWasRestored(false);
    change([]);
    setNote("");
  }, [change, setNote]);

  useEffect(() => {
    setNoteValue(loadUnsentText("mealNote"));
    // Read at once: the dialog may open, and store its own, before the photos have been loaded.
    const storedCode = loadUnsentText("photoPacket");
    const request = round.current;
    loadPhotos(getPhotoKey()).then((stored) => {
      if (stored.length === 0 || isBegun.current || request !== round.current) return;
      show(stored.slice(0, photosMax).map(restoreMealPhoto));
      setWasRestored(true);
      setPacketCode(storedCode || undefined);
    });
  }, [show, setPacketCode]);
  return {
    ...{ photos, chosen, wasRestored, note, packetCode },
    ...{ addPhoto, addFiles, removePhoto, undoRemoval, weighPhoto, restore, setNote, setPacketCode, clear },
  };
}
