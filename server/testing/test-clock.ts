export class TestClock {
  #now: Date;

  constructor(start: Date) {
    this.#now = start;
  }

  readonly read = (): Date => new Date(this.#now);

  set(now: Date): void {
    this.#now = now;
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
