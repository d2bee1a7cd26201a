import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { noteMaxLength, photosMax } from "#contract/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { DialogActions } from "../../../ui/dialog-actions.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { CloseIcon, PlusIcon } from "../../../ui/icons/action-icons.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { PhotoView } from "./photo/photo-view.tsx";
import { PhotoWeight } from "./photo/photo-weight.tsx";
import { RefusedFiles } from "./photo/refused-files.tsx";
import type { PhotoDraft } from "./photo/use-photo-draft.ts";
import { PhotoStrip } from "./photo-strip.tsx";
import { appendWords } from "./voice/append-words.ts";
import { Dictation } from "./voice/dictation.tsx";

interface PhotoPreviewProps {
  /** With a photo at least. */
  readonly draft: PhotoDraft;
  /** Undefined where further photos are chosen from the gallery. */
  readonly onAddByCamera: (() => void) | undefined;
  readonly onAnalyse: (note: string) => void;
}

/** The pictures that will be sent, one of them large, with a note about what they can't show. */
export function PhotoPreview({ draft, onAddByCamera, onAnalyse }: PhotoPreviewProps) {
  const { t } = useTranslation("analysis");
  const form = useId();
  const analyse = useRef<HTMLButtonElement>(null);
  const { note, photos, chosen } = draft;
  const { id, shown, select } = useShownPhoto(draft);
  // Words may be heard after others were typed, before the next rendering.
  const latestNote = useRef(note);
  useEffect(() => {
    latestNote.current = note;
  }, [note]);
  const excess = note.trim().length - noteMaxLength;
  const [hasWrongWeight, setHasWrongWeight] = useState(false);
  const canAnalyse = excess <= 0 && chosen.left === 0 && !hasWrongWeight;
  const count = photos.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture moves the focus again.
  useEffect(() => analyse.current?.focus(), [photos.at(-1)?.id, chosen.left]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canAnalyse) onAnalyse(note);
  };
  const remove = useRemoval(draft);
  if (!shown) return null;
  const number = photos.indexOf(shown) + 1;
  return (
    <form id={form} onSubmit={submit} className="grid gap-4">
      <RefusedFiles refused={chosen.refused} surplus={chosen.surplus} />
      <div className="relative max-md:-mx-5 max-md:sm:-mx-6">
        <PhotoView
          photo={shown}
          place={count > 1 ? { number, count } : undefined}
          isWhole
          className="h-[max(10rem,calc(100dvh-36.5rem))] md:h-auto md:aspect-video md:rounded-xl"
        />
        <RemoveButton
          label={count > 1 ? t("photo.clearOf", { number }) : t("photo.clear")}
          onClick={() => remove(shown.id)}
        />
      </div>
      <p role="status" className="sr-only">
        {chosen.left > 0 ? t("photo.preparing") : t("photo.ready", { count })}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <PhotoStrip photos={photos} shownId={id} isPreparing={chosen.left > 0} onSelect={select} />
        <PhotoWeight
          key={shown.id}
          isOfSeveral={count > 1}
          grams={shown.grams}
          label={count > 1 ? t("photo.weightOf", { number }) : t("photo.weight")}
          onChange={(grams) => draft.weighPhoto(shown.id, grams)}
          onProblem={setHasWrongWeight}
        />
      </div>
      <TextField
        label={t("photo.note")}
        placeholder={t("photo.notePlaceholder")}
        value={note}
        enterKeyHint="go"
        onChange={(event) => draft.setNote(event.target.value)}
        error={excess > 0 ? t("capture.countOver", { count: excess }) : undefined}
        hint={draft.wasRestored ? t("photo.restored", { count }) : undefined}
      />
      <Dictation onWords={(words) => draft.setNote(appendWords(latestNote.current, words))} />
      <DialogActions>
        {count < photosMax && <AddButton onByCamera={onAddByCamera} onFiles={draft.addFiles} />}
        <Button
          ref={analyse}
          type="submit"
          form={form}
          size="lg"
          className="flex-1 sm:flex-none"
          disabled={!canAnalyse}
        >
          {t("capture.analyse")}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The one that was tapped, or the newest. */
function useShownPhoto({ photos }: PhotoDraft) {
  const [selected, select] = useState<string>();
  const newest = photos.at(-1);
  const [known, setKnown] = useState(newest?.id);
  // What was just added is looked at first.
  if (known !== newest?.id) {
    setKnown(newest?.id);
    select(undefined);
  }
  const shown = photos.find(({ id }) => id === selected) ?? newest;
  return { id: shown?.id, shown, select };
}

/** One of several can be brought back for a moment; the last one leads to the camera. */
function useRemoval(draft: PhotoDraft): (id: string) => void {
  const { t } = useTranslation("analysis");
  return (id) => {
    const { photos, undoRemoval } = draft;
    if (photos.length === 1) return draft.clear();
    draft.removePhoto(id);
    showToast({
      title: t("photo.cleared", { count: 1 }),
      action: { label: t("food.undo"), onSelect: () => undoRemoval(photos, id) },
    });
  };
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-black/55 text-white backdrop-blur-sm transition-colors hover:bg-black/75 focus-visible:outline-white"
    >
      <CloseIcon className="size-5" />
    </button>
  );
}

interface AddButtonProps {
  readonly onByCamera: (() => void) | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

function AddButton({ onByCamera, onFiles }: AddButtonProps) {
  const { t } = useTranslation("analysis");
  const content = (
    <>
      <PlusIcon />
      {t("photo.add")}
    </>
  );
  return onByCamera ? (
    <Button variant="secondary" size="lg" onClick={onByCamera}>
      {content}
    </Button>
  ) : (
    <FileButton variant="secondary" size="lg" onFiles={onFiles}>
      {content}
    </FileButton>
  );
}
