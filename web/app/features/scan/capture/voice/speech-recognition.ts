// The part of the Web Speech API that dictation uses; TypeScript's DOM library does not describe it.

interface Alternative {
  readonly transcript: string;
}

interface Result extends ArrayLike<Alternative> {
  readonly isFinal: boolean;
}

export interface RecognitionEvent {
  readonly resultIndex: number;
  readonly results: ArrayLike<Result>;
}

export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type RecognitionConstructor = new () => Recognition;

/** Undefined where the browser offers none. */
export function findRecognition(): RecognitionConstructor | undefined {
  const browser = globalThis as {
    readonly SpeechRecognition?: RecognitionConstructor;
    readonly webkitSpeechRecognition?: RecognitionConstructor;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

/** Words that will not change any more, and those that may. */
export function readWords({ results, resultIndex }: RecognitionEvent) {
  const fresh = Array.from(results).slice(resultIndex);
  const wordsOf = (wanted: readonly Result[]) =>
    wanted
      .map((result) => result[0]?.transcript.trim() ?? "")
      .filter((words) => words !== "")
      .join(" ");
  return {
    final: wordsOf(fresh.filter(({ isFinal }) => isFinal)),
    interim: wordsOf(fresh.filter(({ isFinal }) => !isFinal)),
  };
}

const problems = {
  "not-allowed": "notAllowed",
  "service-not-allowed": "notAllowed",
  "no-speech": "noSpeech",
  network: "network",
  "audio-capture": "noMicrophone",
  "language-not-supported": "noLanguage",
} as const;

export type DictationProblem = (typeof problems)[keyof typeof problems] | "failed";

/** The problem that an error of the browser means; undefined where the person stopped the dictation. */
export function problemOf(error: string): DictationProblem | undefined {
  if (error === "aborted") return undefined;
  return problems[error as keyof typeof problems] ?? "failed";
}
