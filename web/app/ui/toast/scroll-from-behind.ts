// What a toast is about is where the person just pressed, or the field that is wrong: it must stay in sight.

const gapPx = 8;
let lastPressed: Element | undefined;

/** Returns how to stop. */
export function rememberLastPressed(): () => void {
  const remember = ({ target }: Event) => {
    if (target instanceof Element && !target.closest("[data-toast]")) lastPressed = target;
  };
  const kinds = ["pointerdown", "keydown"] as const;
  for (const kind of kinds) document.addEventListener(kind, remember, true);
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, remember, true);
  };
}

/** Scrolls the page until the place of the toast is above nothing of it; in a dialog, which may have no room, tells how far to lower the toast. */
export function scrollFromBehindToast(place: Element): number {
  const dialog = document.querySelector("[role=dialog]");
  const changed = (dialog ?? document).querySelector("[aria-invalid=true]") ?? lastPressed;
  if (!changed?.isConnected) return 0;
  const hiddenPx = coveredPx(place, changed);
  if (dialog) return hiddenPx;
  window.scrollBy({ top: hiddenPx });
  return 0;
}

/** 0 where `place` is over nothing of it. */
function coveredPx(place: Element, changed: Element): number {
  const [over, under] = [place.getBoundingClientRect(), changed.getBoundingClientRect()];
  const isCovered =
    over.top < under.bottom + gapPx &&
    under.top < over.bottom + gapPx &&
    over.left < under.right &&
    under.left < over.right;
  return isCovered ? under.bottom + gapPx - over.top : 0;
}

/** What was moved or saved comes with the next answer. */
const comesWithinMs = 1500;

/** Returns how to stop. */
export function scrollMealFromBehindToast(place: Element, id: string): () => void {
  const uncover = () => {
    const changed = document.querySelector(`main [data-meal="${CSS.escape(id)}"]`);
    if (changed && !document.querySelector("[role=dialog]"))
      window.scrollBy({ top: coveredPx(place, changed) });
  };
  const observer = new MutationObserver(uncover);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), comesWithinMs);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
