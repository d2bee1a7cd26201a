import { useCallback, useEffect, useRef, useState } from "react";
import { photosMax } from "#contract/limits.ts";
import { deletePhotos, loadPhotos, type PhotoKey, savePhotos } from "../../../../storage/photo-store.ts";
import { getDraftOwner } from "../draft-owner.ts";
import { loadUnsentText, saveUnsentText } from "../unsent-text.ts";
import { type MealPhoto, restoreMealPhoto } from "./meal-photo.ts";
import { type FilesChosen, useChosenFiles } from "./use-chosen-files.ts";

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
  const append = useCallback((photo: MealPhoto) => change([...latest.current, photo]), [change, latest]);
  const { chosen, round, forgetProblems, drop, ...files } = useChosenFiles(latest, append);
  const { note, setNote, packetCode, setPacketCode } = useDraftTexts();
  const [wasRestored, setWasRestored] = useState(false);
  /** Once something was added, photos of an earlier visit that are still being loaded do not join it. */
  const isBegun = useRef(false);

  const addPhoto = useCallback(
    (photo: MealPhoto) => {
      isBegun.current = true;
      forgetProblems();
      if (latest.current.length < photosMax) append(photo);
    },
    [append, latest, forgetProblems],
  );
  const addFiles = useCallback(
    (added: readonly Blob[]) => {
      isBegun.current = true;
      void files.addFiles(added);
    },
    [files.addFiles],
  );
  const clear = useCallback(() => {
    drop();
    setWasRestored(false);
    change([]);
    setNote("");
  }, [drop, change, setNote]);

  useEffect(() => {
    // Read at once: the dialog may open, and store its own, before the photos have been loaded.
    const storedCode = loadUnsentText("photoPacket");
    const request = round.current;
    loadPhotos(getPhotoKey()).then((stored) => {
      if (stored.length === 0 || isBegun.current || request !== round.current) return;
      show(stored.slice(0, photosMax).map(restoreMealPhoto));
      setWasRestored(true);
      setPacketCode(storedCode || undefined);
    });
  }, [round, show, setPacketCode]);
  return {
    ...{ photos, chosen, wasRestored, note, packetCode, addPhoto, addFiles, setNote, setPacketCode, clear },
    ...useChangesOfPhotos({ latest, change, forgetProblems, drop }),
  };
}

interface ChangeParts {
  readonly latest: { readonly current: readonly MealPhoto[] };
  readonly change: (photos: readonly MealPhoto[]) => void;
  readonly forgetProblems: () => void;
  readonly drop: () => void;
}

type ChangesOfPhotos = Pick<PhotoDraft, "removePhoto" | "undoRemoval" | "weighPhoto" | "restore">;

function useChangesOfPhotos({ latest, change, forgetProblems, drop }: ChangeParts): ChangesOfPhotos {
  const removePhoto = useCallback(
    (id: string) => {
      forgetProblems();
      change(latest.current.filter((photo) => photo.id !== id));
    },
    [change, latest, forgetProblems],
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
      drop();
      change(restored);
    },
    [change, drop],
  );
  return { removePhoto, undoRemoval, weighPhoto, restore };
}

/** The note and the packet's code, and their copies in the browser's storage. */
function useDraftTexts() {
  const [note, setNoteValue] = useState("");
  const [packetCode, setPacketCodeValue] = useState<string>();
  const setNote = useCallback((changed: string) => {
    setNoteValue(changed);
    saveUnsentText("mealNote", changed);
  }, []);
  const setPacketCode = useCallback((code: string | undefined) => {
    setPacketCodeValue(code);
    saveUnsentText("photoPacket", code ?? "");
  }, []);
  useEffect(() => setNoteValue(loadUnsentText("mealNote")), []);
  return { note, setNote, packetCode, setPacketCode };
}
