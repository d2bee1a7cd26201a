/** After what was typed, on the same line unless a new one was begun. */
export function appendWords(text: string, words: string): string {
  return text === "" || /\s$/.test(text) ? text + words : `${text} ${words}`;
}
