import inlineStyle from "./app.css?inline";

const elementId = "app-style";

/** The style sheet is in the page itself, so that the first paint waits for nothing else. */
export function AppStyle() {
  // The bundle need not carry it: the browser has it from the page.
  const text = import.meta.env.SSR ? inlineStyle : document.getElementById(elementId)?.textContent;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, allowed by its hash.
  return <style id={elementId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text ?? "" }} />;
}

export { inlineStyle };
