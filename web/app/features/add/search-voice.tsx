import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-language.ts";
import { classes } from "../../ui/classes.ts";
import { MicrophoneIcon } from "../../ui/icons/action-icons.tsx";
import { usePerson } from "../account/session/use-person.ts";
import { dictationLocale } from "../scan/capture/voice/dictation-locale.ts";
import { findRecognition } from "../scan/capture/voice/speech-recognition.ts";
import { useDictation } from "../scan/capture/voice/use-dictation.ts";

/** Speaking into the search field, where the browser can turn speech into text. */
export function SearchVoice({ onWords }: { onWords: (words: string) => void }) {
  return findRecognition() ? <Microphone onWords={onWords} /> : null;
}

function Microphone({ onWords }: { onWords: (words: string) => void }) {
  const { t } = useTranslation("analysis");
  const noteId = useId();
  const locale = dictationLocale(useLanguage(), usePerson()?.country, navigator.languages);
  const { isListening, interim, problem, start, stop } = useDictation({ locale, onWords });
  const label = isListening ? t("voice.stop") : t("voice.start");
  return (
    <>
      <button
        type="button"
        aria-pressed={isListening}
        aria-label={label}
        title={label}
        aria-describedby={noteId}
        onClick={isListening ? stop : start}
        className={classes(
          "grid min-h-12 w-12 shrink-0 place-items-center rounded-r-lg border-l border-line",
          isListening ? "bg-primary text-white" : "text-basil-700 hover:bg-basil-50",
        )}
      >
        <MicrophoneIcon className="size-5" />
      </button>
      <div
        className={classes(
          "absolute inset-x-5 top-full z-10 grid gap-1 rounded-lg bg-tip p-3 text-sm text-white shadow-raised sm:inset-x-6",
          !isListening && !problem && "sr-only",
        )}
      >
        <p role="status">{isListening && (interim || t("voice.listening"))}</p>
        <p role="alert" className="empty:hidden">
          {problem && t(`voice.problem.${problem}`)}
        </p>
        <p id={noteId}>{t("voice.privacy")}</p>
      </div>
    </>
  );
}
