// Stands in for the package react-style-singleton (see vite.config.ts). The library that stops the page from scrolling
// under an open dialog sets its styles through it. The package writes a style element, which our content security policy
// refuses; a constructed style sheet is part of the CSSOM, which no policy restricts.
import { useEffect } from "react";

interface StyleProps {
  readonly styles: string;
  /** Whether later changes of `styles` apply. */
  readonly dynamic?: boolean;
}

/** A component that applies its styles once, for as long as at least one of its instances is mounted. */
export function styleSingleton() {
  const shared = new SharedStyles();
  return function SharedStyle({ styles, dynamic = false }: StyleProps): null {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as in the package, changes count only where `dynamic` says so.
    useEffect(() => {
      shared.add(styles);
      return () => shared.remove();
    }, [dynamic && styles]);
    return null;
  };
}

class SharedStyles {
  #users = 0;
  #sheet: CSSStyleSheet | undefined;

  add(styles: string): void {
    this.#users += 1;
    if (this.#sheet) return;
    this.#sheet = new CSSStyleSheet();
    this.#sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet];
  }

  remove(): void {
    this.#users -= 1;
    if (this.#users > 0 || !this.#sheet) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    this.#sheet = undefined;
  }
}
