import { Socket } from "node:net";

type WriteCallback = (failure?: Error | null) => void;

/** Sends the four messages that the driver writes per statement, between cork and uncork, in one packet: that is faster. */
export class CoalescingSocket extends Socket {
  #buffered: Uint8Array[] | undefined;

  override cork(): void {
    this.#buffered ??= [];
  }

  override uncork(): void {
    const buffered = this.#buffered ?? [];
    this.#buffered = undefined;
    if (buffered.length > 0) super.write(Buffer.concat(buffered));
  }

  override write(data: Uint8Array | string, callback?: WriteCallback): boolean;
  override write(data: Uint8Array | string, encoding?: BufferEncoding, callback?: WriteCallback): boolean;
  override write(
    data: Uint8Array | string,
    next?: BufferEncoding | WriteCallback,
    callback?: WriteCallback,
  ): boolean {
    if (this.#buffered && data instanceof Uint8Array && next === undefined) {
      this.#buffered.push(data);
      return true;
    }
    return typeof next === "function" ? super.write(data, next) : super.write(data, next, callback);
  }
}
