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
  /** The packet whose label the photo shows, or is to show. */
  readonly packetCode: string | undefined;
  /** For a picture that is ready to send. */
  readonly setPhoto: (photo: MealPhoto) => void;
  /** For a file that has to be prepared first. */
  readonly loadFile: (file: Blob) => void;
  readonly setNote: (note: string) => void;
  readonly setPacketCode: (code: string | undefined) => void;
  /** Removes the photo and its note; another one of the same packet may follow. */
  readonly clear: () => void;
}

const none: PhotoSelection = { kind: "none" };

function getPhotoKey(): PhotoKey {
  return `unsent:${getDraftOwner()}`;
}

/** The photo to be analysed, with its note and packet; they survive failures and reloads. */
export function usePhotoDraft(): PhotoDraft {
  const [selection, setSelection] = useState<PhotoSelection>(none);
  const [note, setNoteValue] = useState("");
  const [packetCode, setPacketCodeValue] = useState<string>();
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
  const setPacketCode = useCallback((code: string | undefined) => {
    setPacketCodeValue(code);
    saveUnsentText("photoPacket", code ?? "");
  }, []);
  const clear = useCallback(() => {
    latest.current += 1;
    setSelection(none);
    setNote("");
    void deletePhoto(getPhotoKey());
  }, [setNote]);

  useEffect(() => {
    setNoteValue(loadUnsentText("mealNote"));
    // Read at once: the dialog may open, and store its own, before the photo has been loaded.
    const storedCode = loadUnsentText("photoPacket");
    const request = latest.current;
    loadPhoto(getPhotoKey()).then((image) => {
      if (image && request === latest.current) {
        setSelection({ kind: "ready", photo: createMealPhoto(image), wasRestored: true });
        setPacketCode(storedCode || undefined);
      }
    });
  }, [setPacketCode]);
  return { selection, note, packetCode, setPhoto, loadFile, setNote, setPacketCode, clear };
}
