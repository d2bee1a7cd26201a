import { useCallback, useEffect, useRef, useState } from "react";
import { deletePhoto, loadPhoto, type PhotoKey, savePhoto } from "../../../../storage/photo-store.ts";
import { getDraftOwner } from "../draft-owner.ts";
import { loadUnsentText, saveUnsentText } from "../unsent-text.ts";
import { createMealPhoto, type MealPhoto } from "./meal-photo.ts";
import { type PhotoProblem, preparePhoto } from "./prepare-photo.ts";

type PhotoSelection =
  | { readonly kind: "none" }
  | { readonly kind: "preparing" }
  | { readonly kind: "refused"; readonly problem: PhotoProblem }
  | { readonly kind: "ready"; readonly photo: MealPhoto; readonly wasRestored?: true };

export interface PhotoDraft {
  readonly selection: PhotoSelection;
  readonly note: string;
  /** Of a photo that was restored: the packet whose label it shows. */
  readonly restoredPacket: string | undefined;
  /** For a picture that is ready to send. */
  readonly setPhoto: (photo: MealPhoto) => void;
  /** For a file that has to be prepared first. */
  readonly loadFile: (file: Blob) => void;
  readonly setNote: (note: string) => void;
  /** Stores the packet whose label the photo shows, for a reload. */
  readonly storePacket: (code: string | undefined) => void;
  readonly clear: () => void;
}

const none: PhotoSelection = { kind: "none" };

function getPhotoKey(): PhotoKey {
  return `unsent:${getDraftOwner()}`;
}

/** The photo and note to be analysed; they survive failures and reloads. */
export function usePhotoDraft(): PhotoDraft {
  const [selection, setSelection] = useState<PhotoSelection>(none);
  const [note, setNoteValue] = useState("");
  /** Counts requests: the latest one wins, however long the others take. */
  const latest = useRef(0);

  const setPhoto = useCallback((photo: MealPhoto) => {
    latest.current += 1;
    setSelection({ kind: "ready", photo });
    void savePhoto(getPhotoKey(), photo.image);
  }, []);
  const loadFile = useCallback(
    async (file: Blob) => {
      latest.current += 1;
      const request = latest.current;
      setSelection({ kind: "preparing" });
      const prepared = await preparePhoto(file);
      if (request !== latest.current) return;
      if (typeof prepared === "string") setSelection({ kind: "refused", problem: prepared });
      else setPhoto(prepared);
    },
    [setPhoto],
  );
  const setNote = useCallback((changed: string) => {
    setNoteValue(changed);
    saveUnsentText("mealNote", changed);
  }, []);
  const clear = useCallback(() => {
    latest.current += 1;
    setSelection(none);
    setNote("");
    storePacket(undefined);
    void deletePhoto(getPhotoKey());
  }, [setNote]);

  useEffect(() => {
    setNoteValue(loadUnsentText("mealNote"));
    const request = latest.current;
    loadPhoto(getPhotoKey()).then((image) => {
      if (image && request === latest.current) {
        setSelection({ kind: "ready", photo: createMealPhoto(image), wasRestored: true });
      }
    });
  }, []);
  const wasRestored = selection.kind === "ready" && selection.wasRestored === true;
  const restoredPacket = (wasRestored && loadUnsentText("photoPacket")) || undefined;
  return { selection, note, restoredPacket, setPhoto, loadFile, setNote, storePacket, clear };
}

function storePacket(code: string | undefined): void {
  saveUnsentText("photoPacket", code ?? "");
}
