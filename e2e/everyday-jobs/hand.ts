import { expect, type Locator, type Page } from "@playwright/test";
import type { Effort } from "./seconds.ts";

/** Counts what a person's thumb does. */
export class Hand {
  #taps = 0;
  #characters = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async tap(target: Locator): Promise<void> {
    this.#taps += 1;
    await target.tap();
  }

  /** As much as a tap. */
  async swipe(move: () => Promise<void>): Promise<void> {
    this.#taps += 1;
    await move();
  }

  /** One tap opens the phone's own calendar, one chooses the day. */
  async chooseDay(field: Locator, day: string): Promise<void> {
    this.#taps += 2;
    await field.fill(day);
  }

  /** Into the field that has the focus, over what is selected in it. */
  async type(text: string): Promise<void> {
    await expect(this.#page.locator("input:focus, textarea:focus")).toHaveCount(1);
    this.#characters += text.length;
    await this.#page.keyboard.insertText(text);
  }

  get effort(): Effort {
    return { taps: this.#taps, characters: this.#characters };
  }
}
