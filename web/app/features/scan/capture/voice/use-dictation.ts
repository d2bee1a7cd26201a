import { useEffect, useRef, useState } from "react";
import {
  type DictationProblem,
  findRecognition,
  problemOf,
  type Recognition,
  readWords,
} from "./speech-recognition.ts";

interface DictationOptions {
  /** As in BCP 47: the country decides how words are heard. */
  readonly locale: string;
  readonly onWords: (words: string) => void;
}

/** Listens until it is stopped or the browser ends it. Words that were not final by then are passed on as they are. */
export function useDictation({ locale, onWords }: DictationOptions) {
  const [isListening, setIsListening] = useState(false);
  const [interim, setInterim] = useState("");
  const [problem, setProblem] = useState<DictationProblem>();
  const recognition = useRef<Recognition>(null);
  const latestOnWords = useRef(onWords);
  useEffect(() => {
    latestOnWords.current = onWords;
  });
  useEffect(() => () => recognition.current?.abort(), []);

  const start = () => {
    const Recogniser = findRecognition();
    if (!Recogniser || recognition.current) return;
    const heard = new Recogniser();
    let pending = "";
    Object.assign(heard, { lang: locale, continuous: true, interimResults: true });
    heard.onresult = (event) => {
      const words = readWords(event);
      if (words.final) latestOnWords.current(words.final);
      pending = words.interim;
      setInterim(pending);
    };
    heard.onerror = ({ error }) => setProblem(problemOf(error));
    heard.onend = () => {
      recognition.current = null;
      if (pending) latestOnWords.current(pending);
      setInterim("");
      setIsListening(false);
    };
    setProblem(undefined);
    try {
      heard.start();
      recognition.current = heard;
      setIsListening(true);
    } catch {
      setProblem("failed");
    }
  };
  return { isListening, interim, problem, start, stop: () => recognition.current?.stop() };
}
