import { setImmediate } from "node:timers/promises";
import { getManyValues, isMany, none } from "stream-chain/defs.js";
import { jsonParser } from "stream-json/core/parser.js";
import { AppError } from "../../../core/app-error.ts";
import { type JsonToken, JsonValueBuilder } from "./json-value.ts";

/** Characters that are parsed at once, before other work gets its turn. */
const chunkLength = 16_384;
/** Objects and lists within each other: a scan of our own export has about ten. */
const nestingMax = 64;
const nameMaxLength = 100;

export interface JsonEntry {
  /** The document's member that it is, or an entry of. */
  readonly name: string;
  /** Position in its list, from 1. */
  readonly position: number;
  /** `tooLarge` (json-value.ts) where it is. */
  readonly value: unknown;
}

/**
 * The members of a JSON object, one after another: of a list each entry, of the others the value. Only one of them is held at a
 * time. What is not wanted is parsed and dropped. Throws `import_format_unknown` where the text is no JSON object.
 */
export async function* readJsonLists(
  text: string,
  isWanted: (name: string) => boolean,
): AsyncGenerator<JsonEntry> {
  const parse = createParser();
  const finder = new EntryFinder(isWanted);
  for (let at = 0; at < text.length; at += chunkLength) {
    for (const token of parse(text.slice(at, at + chunkLength))) {
      const entry = finder.add(token);
      if (entry) yield entry;
    }
    await setImmediate();
  }
  parse(none);
  if (!finder.hasEnded) throw new AppError("import_format_unknown");
}

function createParser(): (chunk: string | typeof none) => readonly JsonToken[] {
  // The declared type omits that the parser also takes the end of the text.
  const parse = jsonParser({ packValues: false, packNumbers: true, streamNumbers: false }) as (
    chunk: string | typeof none,
  ) => unknown;
  return (chunk) => {
    try {
      const parsed = parse(chunk);
      return isMany(parsed) ? (getManyValues(parsed) as JsonToken[]) : [];
    } catch {
      throw new AppError("import_format_unknown");
    }
  };
}

/** Finds where in the document the wanted values begin. */
class EntryFinder {
  readonly #isWanted: (name: string) => boolean;
  #depth = 0;
  #name = "";
  #isNaming = false;
  #isInWantedList = false;
  #position = 0;
  #builder: JsonValueBuilder | undefined;
  /** The document is complete. */
  hasEnded = false;

  constructor(isWanted: (name: string) => boolean) {
    this.#isWanted = isWanted;
  }

  /** The entry that the token completes. */
  add(token: JsonToken): JsonEntry | undefined {
    const depth = this.#depth;
    this.#follow(token);
    this.hasEnded = this.#depth === 0;
    if (depth === 0 && token.name !== "startObject") throw new AppError("import_format_unknown");
    if (!this.#builder) {
      if (depth === 1) this.#enterMember(token);
      else if (depth === 2 && this.#isInWantedList) this.#enterEntry(token);
    }
    if (!this.#builder?.add(token)) return undefined;
    const { value } = this.#builder;
    this.#builder = undefined;
    return { name: this.#name, position: this.#position, value };
  }

  #follow({ name }: JsonToken): void {
    if (name === "endObject" || name === "endArray") this.#depth -= 1;
    else if (name === "startObject" || name === "startArray") this.#depth += 1;
    if (this.#depth > nestingMax) throw new AppError("import_format_unknown");
  }

  #enterMember(token: JsonToken): void {
    switch (token.name) {
      case "startKey":
        this.#name = "";
        this.#isNaming = true;
        break;
      case "stringChunk":
        if (this.#isNaming) this.#name = (this.#name + token.value).slice(0, nameMaxLength);
        break;
      case "endKey":
        this.#isNaming = false;
        this.#position = 0;
        this.#isInWantedList = this.#isWanted(this.#name);
        break;
      case "startArray":
        break;
      default:
        if (this.#isInWantedList) this.#enterEntry(token);
    }
  }

  #enterEntry({ name }: JsonToken): void {
    if (name === "endArray" || name === "endObject") return;
    this.#position += 1;
    this.#builder = new JsonValueBuilder();
  }
}
