import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { Button } from "../../../../ui/button.tsx";
import { MicrophoneIcon } from "../../../../ui/icons/action-icons.tsx";
import { usePerson } from "../../../account/session/use-person.ts";
import { dictationLocale } from "./dictation-locale.ts";
import { findRecognition } from "./speech-recognition.ts";
import { useDictation } from "./use-dictation.ts";

/** Speaking instead of typing, where the browser can turn speech into text. */
export function Dictation({ onWords }: { onWords: (words: string) => void }) {
  return findRecognition() ? <Microphone onWords={onWords} /> : null;
}

function Microphone({ onWords }: { onWords: (words: string) => void }) {
  const { t } = useTranslation("analysis");
  const privacyId = useId();
  const language = useLanguage();
  const locale = dictationLocale(language, usePerson()?.country, navigator.languages);
  const { isListening, interim, problem, start, stop } = useDictation({ locale, onWords });
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant={isListening ? "primary" : "soft"}
        size="sm"
        aria-pressed={isListening}
        aria-describedby={privacyId}
        onClick={isListening ? stop : start}
      >
        <MicrophoneIcon className="size-5" />
        {isListening ? t("voice.stop") : t("voice.start")}
      </Button>
      {interim && <p className="text-ink-muted italic">{interim}</p>}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isListening && t("voice.listening")}
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem && t(`voice.problem.${problem}`)}
      </p>
      <p id={privacyId} className="text-sm text-ink-muted">
        {t("voice.privacy")}
      </p>
    </div>
  );
}
