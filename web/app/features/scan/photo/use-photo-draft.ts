/** web/features/scan/photo: the photo that lies ready to be analysed, with its line of words. It outlives failures and reloads. */
import { useCallback, useEffect, useRef, useState } from "react";
import { forgetPhoto, type KeptAs, keepPhoto, keptPhoto } from "../../../storage/kept-photo.ts";
import { draftOwner } from "../draft-owner.ts";
import { keepText, keptText } from "../kept-text.ts";
import { type MealPhoto, mealPhoto } from "./meal-photo.ts";
import { type PhotoProblem, preparePhoto } from "./prepare-photo.ts";

type Chosen =
  | { readonly kind: "none" }
  | { readonly kind: "preparing" }
  | { readonly kind: "refused"; readonly problem: PhotoProblem }
  | { readonly kind: "ready"; readonly photo: MealPhoto; readonly wasRestored?: true };

export interface PhotoDraft {
  readonly chosen: Chosen;
  readonly note: string;
  /** A picture that is ready to send. */
  readonly take: (photo: MealPhoto) => void;
  /** A file of somebody's, to be made ready. */
  readonly choose: (file: Blob) => void;
  readonly write: (note: string) => void;
  readonly clear: () => void;
}

const none: Chosen = { kind: "none" };

function ownUnsent(): KeptAs {
  return `unsent:${draftOwner()}`;
}

export function usePhotoDraft(): PhotoDraft {
  const [chosen, setChosen] = useState<Chosen>(none);
  const [note, setNote] = useState("");
  /** What is asked for last wins, whatever takes longest. */
  const latest = useRef(0);

  const take = useCallback((photo: MealPhoto) => {
    latest.current += 1;
    setChosen({ kind: "ready", photo });
    void keepPhoto(ownUnsent(), photo.image);
  }, []);
  const choose = useCallback(
    async (file: Blob) => {
      latest.current += 1;
      const own = latest.current;
      setChosen({ kind: "preparing" });
      const prepared = await preparePhoto(file);
      if (own !== latest.current) return;
      if (typeof prepared === "string") setChosen({ kind: "refused", problem: prepared });
      else take(prepared);
    },
    [take],
  );
  const write = useCallback((changed: string) => {
    setNote(changed);
    keepText("mealNote", changed);
  }, []);
  const clear = useCallback(() => {
    latest.current += 1;
    setChosen(none);
    write("");
    void forgetPhoto(ownUnsent());
  }, [write]);

  useEffect(() => {
    setNote(keptText("mealNote"));
    const own = latest.current;
    keptPhoto(ownUnsent()).then((image) => {
      if (image && own === latest.current) {
        setChosen({ kind: "ready", photo: mealPhoto(image), wasRestored: true });
      }
    });
  }, []);
  return { chosen, note, take, choose, write, clear };
}
