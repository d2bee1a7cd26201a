import { type FormEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { noteMaxLength } from "#contract/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { DialogActions } from "../../../ui/dialog-actions.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { CloseIcon } from "../../../ui/icons/action-icons.tsx";
import { CameraIcon } from "../../../ui/icons/photo-icons.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { MealPhoto } from "./photo/meal-photo.ts";
import { PhotoView } from "./photo/photo-view.tsx";
import type { PhotoDraft } from "./photo/use-photo-draft.ts";
import { appendWords } from "./voice/append-words.ts";
import { Dictation } from "./voice/dictation.tsx";

interface PhotoPreviewProps {
  readonly photo: MealPhoto;
  readonly wasRestored: boolean;
  readonly method: "camera" | "gallery";
  readonly draft: PhotoDraft;
  readonly onAnalyse: (photo: MealPhoto, note: string) => void;
}

/** The picture that will be sent, with a note about what it can't show. */
export function PhotoPreview({ photo, wasRestored, method, draft, onAnalyse }: PhotoPreviewProps) {
  const { t } = useTranslation("analysis");
  const form = useId();
  const analyse = useRef<HTMLButtonElement>(null);
  const { note } = draft;
  // Words may be heard after others were typed, before the next rendering.
  const latestNote = useRef(note);
  useEffect(() => {
    latestNote.current = note;
  }, [note]);
  const excess = note.trim().length - noteMaxLength;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture moves the focus again.
  useEffect(() => analyse.current?.focus(), [photo]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (excess <= 0) onAnalyse(photo, note);
  };
  return (
    <form id={form} onSubmit={submit} className="grid gap-4">
      <div className="relative max-md:-mx-5 max-md:sm:-mx-6">
        <PhotoView
          photo={photo}
          isWhole
          className="h-[max(10rem,calc(100dvh-33rem))] md:h-auto md:aspect-video md:rounded-xl"
        />
        <button
          type="button"
          aria-label={t("photo.clear")}
          title={t("photo.clear")}
          onClick={draft.clear}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-black/55 text-white backdrop-blur-sm transition-colors hover:bg-black/75 focus-visible:outline-white"
        >
          <CloseIcon className="size-5" />
        </button>
      </div>
      <p role="status" className="sr-only">
        {t("photo.ready")}
      </p>
      <TextField
        label={t("photo.note")}
        placeholder={t("photo.notePlaceholder")}
        value={note}
        enterKeyHint="go"
        onChange={(event) => draft.setNote(event.target.value)}
        error={excess > 0 ? t("capture.countOver", { count: excess }) : undefined}
        hint={wasRestored ? t("photo.restored") : undefined}
      />
      <Dictation onWords={(words) => draft.setNote(appendWords(latestNote.current, words))} />
      <DialogActions>
        {method === "camera" ? (
          <Button variant="secondary" size="lg" onClick={draft.clear}>
            <CameraIcon />
            {t("photo.retake")}
          </Button>
        ) : (
          <FileButton variant="secondary" size="lg" onFile={draft.loadFile}>
            {t("photo.another")}
          </FileButton>
        )}
        <Button
          ref={analyse}
          type="submit"
          form={form}
          size="lg"
          className="flex-1 sm:flex-none"
          disabled={excess > 0}
        >
          {t("capture.analyse")}
        </Button>
      </DialogActions>
    </form>
  );
}
