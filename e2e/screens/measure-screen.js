// Runs in the page: `measureScreen()` returns what cannot be read or reached on the screen as it is now. JavaScript, because Playwright
// injects the file as it is.
{
  const focusable =
    "a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex='0']";
  /** A pixel that rounding may take. */
  const slack = 2;

  const nameOf = (element) => {
    const words = element.getAttribute("aria-label") || element.innerText || element.id || "";
    return `<${element.localName}> "${words.trim().replaceAll(/\s+/g, " ").slice(0, 60)}"`;
  };
  const styleOf = (element) => getComputedStyle(element);
  const clips = (overflow) => overflow === "hidden" || overflow === "clip";
  /** On purpose, with an ellipsis. */
  const endsAfterLines = (element) => styleOf(element).webkitLineClamp !== "none";
  const isForScreenReaders = (element) => {
    const { clipPath, width } = styleOf(element);
    return clipPath.includes("inset(50%)") || width === "1px" || element.closest(".sr-only") !== null;
  };
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest("[aria-hidden=true], [inert]") &&
    !isForScreenReaders(element);

  const holdsText = (element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");

  /** Where the element's words are, or the element itself if it is a control. */
  function boxesOf(element) {
    if (!holdsText(element)) return element.getClientRects();
    // Of its own words: those of a child for screen readers are shown nowhere.
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "")
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
  }

  const wordsAndControls = (root) =>
    [...root.querySelectorAll("*")].filter(
      (element) => (holdsText(element) || element.matches(focusable)) && isShown(element),
    );

  /** Which way `inner` is beyond the edge of what clips it. */
  function clippedWay(inner, { overflowX, overflowY, edge }) {
    for (const box of boxesOf(inner)) {
      if (clips(overflowX) && (box.right > edge.right + slack || box.left < edge.left - slack))
        return "across";
      if (clips(overflowY) && (box.bottom > edge.bottom + slack || box.top < edge.top - slack)) return "down";
    }
    return undefined;
  }

  function* cutOff(root) {
    for (const element of root.querySelectorAll("*")) {
      const { overflowX, overflowY } = styleOf(element);
      if (!(clips(overflowX) || clips(overflowY)) || !isShown(element) || element instanceof SVGElement)
        continue;
      if (endsAfterLines(element)) continue;
      const clip = { overflowX, overflowY, edge: element.getBoundingClientRect() };
      for (const inner of [element, ...wordsAndControls(element)].filter(holdsText)) {
        const way = clippedWay(inner, clip);
        if (way) yield `${nameOf(inner)} is cut off by ${nameOf(element)}, ${way}`;
      }
    }
  }

  const scrollsSideways = (element) => {
    for (let at = element; at; at = at.parentElement)
      if (["auto", "scroll"].includes(styleOf(at).overflowX) && at !== document.documentElement) return true;
    return false;
  };

  function* outside(root, width) {
    for (const element of wordsAndControls(root)) {
      if (scrollsSideways(element)) continue;
      for (const { left, right, width: own } of boxesOf(element))
        if (own > 0 && (left < -slack || right > width + slack)) {
          yield `${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)} of ${width} px`;
          break;
        }
    }
  }

  /** Scrolling sideways is for tables and the like, which the keyboard must reach. */
  function* sideways(root) {
    for (const element of [root, ...root.querySelectorAll("*")]) {
      const isScroller = ["auto", "scroll"].includes(styleOf(element).overflowX) && element !== document.body;
      if (
        isScroller &&
        isShown(element) &&
        element.tabIndex < 0 &&
        element.scrollWidth > element.clientWidth + slack
      )
        yield `${nameOf(element)} scrolls sideways: ${element.scrollWidth} px in ${element.clientWidth}`;
    }
  }

  /** Text that is wider than the button or tab around it. */
  function* spilt(root) {
    for (const element of root.querySelectorAll("button, a, label, [role=tab], td, th")) {
      if (!isShown(element) || styleOf(element).display === "inline") continue;
      if (
        element.scrollWidth > element.clientWidth + slack &&
        element.clientWidth > 0 &&
        element.innerText?.trim()
      )
        yield `${nameOf(element)} is ${element.scrollWidth} px wide in ${element.clientWidth}`;
    }
  }

  /** Longer words may need a hyphen. */
  const brokenLettersMax = 11;

  function* broken(root) {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      if (!node.parentElement || !isShown(node.parentElement)) continue;
      for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu)) {
        if (word.length > brokenLettersMax || isInAddress(node.data, index)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size <= 1) continue;
        yield `"${word}" is broken in ${nameOf(node.parentElement)}`;
        break;
      }
    }
  }

  /** Addresses and the like are broken anywhere. */
  const isInAddress = (text, index) =>
    /[@./_\d]\S/.test(/\S*$/.exec(text.slice(0, index))[0] + /^\S*/.exec(text.slice(index))[0]);

  const centreOf = (element) => {
    const rects = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const { left, right, top, bottom } = rects[0];
    const shown = { left: Math.max(0, left), right: Math.min(innerWidth, right), top, bottom };
    shown.top = Math.max(0, top);
    shown.bottom = Math.min(innerHeight, bottom);
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (styleOf(at).overflowY === "visible" || at === document.documentElement) continue;
      const edge = at.getBoundingClientRect();
      shown.top = Math.max(shown.top, edge.top);
      shown.bottom = Math.min(shown.bottom, edge.bottom);
    }
    return { x: (shown.left + shown.right) / 2, y: (shown.top + shown.bottom) / 2 };
  };

  const isHit = (element) => {
    const { x, y } = centreOf(element);
    const hit = document.elementFromPoint(x, y);
    if (!hit) return `is outside the window (${Math.round(x)}, ${Math.round(y)})`;
    // Goes by itself, or when its button is pressed; that the page leaves room for it is tested for itself.
    if (hit.closest("[data-toast], [role=status]")) return true;
    const label = element.labels?.[0];
    if (element.contains(hit) || hit.contains(element) || label?.contains(hit)) return true;
    const own = element.closest("label, td");
    return own?.contains(hit) || `is covered by ${nameOf(hit)} ${hit.className?.baseVal ?? hit.className}`;
  };

  /** False for what only its focus would bring there, as the link past the header. */
  function bringIntoView(element, canFocus) {
    if (canFocus) element.focus();
    else element.scrollIntoView({ block: "center", behavior: "instant" });
    if (canFocus && document.activeElement !== element) element.scrollIntoView({ block: "nearest" });
    return canFocus || element.getBoundingClientRect().bottom > 0;
  }

  function* unreachable(root, canFocus) {
    for (const element of root.querySelectorAll(focusable)) {
      if (!isShown(element) && !element.matches("[type=radio], [type=checkbox]")) continue;
      if (element.closest("[inert], [aria-hidden=true]") || element.getClientRects().length === 0) continue;
      if (isForScreenReaders(element) || element.closest("[data-toast]")) continue;
      if (!bringIntoView(element, canFocus)) continue;
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
      const found = isHit(element);
      if (found !== true) yield `${nameOf(element)} ${found}`;
    }
  }

  /** Where the test goes on afterwards, the focus stays: what loses it may change or close. */
  window.measureScreen = (selector, { canFocus = true } = {}) => {
    const root = selector ? [...document.querySelectorAll(selector)].at(-1) : document.body;
    if (!root) return [`There is no ${selector}`];
    const width = document.documentElement.clientWidth;
    const problems = [];
    const wanted = document.documentElement.scrollWidth;
    if (wanted > width) problems.push(`The page is ${wanted} px wide on a screen of ${width}`);
    const before = scrollY;
    problems.push(
      ...outside(root, width),
      ...sideways(root),
      ...cutOff(root),
      ...spilt(root),
      ...broken(root),
      ...unreachable(root, canFocus),
    );
    scrollTo(0, before);
    return [...new Set(problems)];
  };
}
