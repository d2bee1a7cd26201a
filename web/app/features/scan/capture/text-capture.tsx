import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { mealTextMaxLength, noteMaxLength } from "#contract/limits.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { Button } from "../../../ui/button.tsx";
import { DialogActions } from "../../../ui/dialog-actions.tsx";
import { BulbIcon } from "../../../ui/icons/status-icons.tsx";
import { TextareaField } from "../../../ui/textarea-field.tsx";
import type { DescriptionTarget, MealInput } from "./meal-input.ts";
import { PhotosView } from "./photo/photo-view.tsx";
import { loadUnsentText, saveUnsentText } from "./unsent-text.ts";
import { appendWords } from "./voice/append-words.ts";
import { Dictation } from "./voice/dictation.tsx";

const examples = ["breakfast", "lunch", "snack"] as const;

interface TextCaptureProps {
  readonly descriptionTarget: DescriptionTarget | undefined;
  readonly onAnalyse: (input: MealInput) => void;
}

/** A meal in words, or words for a photo in which no food was recognised. */
export function TextCapture({ descriptionTarget, onAnalyse }: TextCaptureProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const [text, setText] = useState(() => loadUnsentText("mealText"));
  const [wasRestored] = useState(text !== "");
  const limit = descriptionTarget ? noteMaxLength : mealTextMaxLength;
  const excess = text.trim().length - limit;
  const canAnalyse = text.trim() !== "" && excess <= 0;

  // Words may arrive after the text has changed, before the next rendering.
  const latestText = useRef(text);
  const write = (changed: string) => {
    latestText.current = changed;
    setText(changed);
    saveUnsentText("mealText", changed);
  };
  const analyse = () =>
    onAnalyse(descriptionTarget ? { kind: "description", text, descriptionTarget } : { kind: "text", text });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (canAnalyse) analyse();
  };
  return (
    <div className="grid gap-5">
      {descriptionTarget && (
        <PhotosView photos={descriptionTarget.photos} className="h-40 rounded-xl sm:h-52" />
      )}
      <TextareaField
        label={descriptionTarget ? t("capture.describeLabel") : t("capture.textLabel")}
        placeholder={t("capture.textPlaceholder")}
        rows={descriptionTarget ? 3 : 6}
        autoFocus
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        error={excess > 0 ? t("capture.countOver", { count: excess }) : undefined}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{wasRestored && text !== "" ? t("capture.restored") : ""}</span>
            <span className="figures">
              {t("capture.count", { used: formats.number(text.length), limit: formats.number(limit) })}
            </span>
          </span>
        }
      />
      <Dictation onWords={(words) => write(appendWords(latestText.current, words))} />
      <p className="flex gap-2.5 rounded-lg bg-butter-soft p-3.5 text-[0.9375rem] text-ink-soft">
        <BulbIcon className="mt-0.5 size-5 shrink-0 text-carbs" />
        {descriptionTarget ? t("capture.describeTip") : t("capture.tip")}
      </p>
      {text === "" && !descriptionTarget && <TextExamples onPick={write} />}
      <DialogActions>
        <kbd className="mr-auto font-sans text-sm text-ink-muted pointer-coarse:hidden">
          {isMac() ? t("capture.shortcutMac") : t("capture.shortcut")}
        </kbd>
        {text !== "" && (
          <Button variant="ghost" onClick={() => write("")}>
            {t("capture.clear")}
          </Button>
        )}
        <Button className="flex-1 sm:flex-none" size="lg" disabled={!canAnalyse} onClick={analyse}>
          {t("capture.analyse")}
        </Button>
      </DialogActions>
    </div>
  );
}

/** Needs `navigator`: the dialog only opens in the browser. */
function isMac(): boolean {
  return /mac/i.test(navigator.userAgent) && navigator.maxTouchPoints === 0;
}

function TextExamples({ onPick }: { onPick: (text: string) => void }) {
  const { t } = useTranslation("analysis");
  return (
    <section className="grid gap-2">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
        {t("capture.examplesLabel")}
      </h3>
      <ul className="grid gap-2">
        {examples.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onPick(t(`capture.examples.${name}`))}
              className="min-h-11 w-full rounded-lg border border-line bg-paper px-4 py-2.5 text-left text-[0.9375rem] transition-colors hover:border-basil-300 hover:bg-basil-50"
            >
              {t(`capture.examples.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
