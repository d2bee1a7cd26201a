import type { parser } from "stream-json/core/parser.js";

export type JsonToken = parser.Token;

type Container = Record<string, unknown> | unknown[];

/** Values in one entry of our own export: a meal of 60 dishes, each with its ingredients and micronutrients, has fewer. */
const valuesMax = 20_000;
const membersMax = 100;
const nestingMax = 10;
const textMaxLength = 4_000;

/** Replaces an entry that is larger than any of ours. Nothing of it is kept. */
export const tooLarge = Symbol("too large");

/** Puts one value together from its tokens, and counts before it keeps. */
export class JsonValueBuilder {
  readonly #open: { readonly container: Container; members: number; name: string | undefined }[] = [];
  #depth = 0;
  #values = 0;
  #isTooLarge = false;
  #text: string | undefined;
  #value: unknown;

  /** True once the value is complete. */
  add(token: JsonToken): boolean {
    switch (token.name) {
      case "startObject":
      case "startArray":
        this.#depth += 1;
        if (this.#depth > nestingMax) this.#refuse();
        this.#start(token.name === "startArray" ? [] : {});
        return false;
      case "endObject":
      case "endArray":
        this.#depth -= 1;
        this.#open.pop();
        return this.#depth === 0;
      case "startKey":
      case "startString":
        this.#text = "";
        return false;
      case "stringChunk":
        this.#extend(token.value);
        return false;
      default:
        return this.#addScalar(token);
    }
  }

  get value(): unknown {
    return this.#isTooLarge ? tooLarge : this.#value;
  }

  #addScalar(token: JsonToken): boolean {
    switch (token.name) {
      case "endKey": {
        const innermost = this.#open.at(-1);
        if (innermost) innermost.name = this.#text;
        return false;
      }
      case "endString":
        this.#put(clean(this.#text ?? ""));
        break;
      case "numberValue":
        this.#put(Number(token.value));
        break;
      case "nullValue":
      case "trueValue":
      case "falseValue":
        this.#put(token.value);
        break;
      default:
        return false;
    }
    return this.#depth === 0;
  }

  #start(container: Container): void {
    if (this.#isTooLarge) return;
    this.#put(container);
    this.#open.push({ container, members: 0, name: undefined });
  }

  #extend(part: string): void {
    if (this.#isTooLarge) return;
    const text = (this.#text ?? "") + part;
    if (text.length > textMaxLength) this.#refuse();
    else this.#text = text;
  }

  #put(value: unknown): void {
    if (this.#isTooLarge) return;
    const innermost = this.#open.at(-1);
    this.#values += 1;
    if (innermost) innermost.members += 1;
    if (this.#values > valuesMax || (innermost && innermost.members > membersMax)) this.#refuse();
    else if (!innermost) this.#value = value;
    else if (Array.isArray(innermost.container)) innermost.container.push(value);
    // No entry has such a name, and assigning it would change what the object inherits.
    else if (innermost.name !== "__proto__") innermost.container[innermost.name ?? ""] = value;
  }

  #refuse(): void {
    this.#isTooLarge = true;
    this.#open.length = 0;
    this.#value = undefined;
    this.#text = undefined;
  }
}

/** Removes characters that PostgreSQL's text cannot contain. */
function clean(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
