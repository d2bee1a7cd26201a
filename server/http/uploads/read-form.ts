import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AnyEndpoint, FilePart } from "#contract/endpoint.ts";
import { AppError } from "../../core/app-error.ts";
import type { UploadReservation } from "./upload-budget.ts";

export interface SentForm {
  /** The form's texts by field, for the endpoint's body schema. */
  readonly body: Readonly<Record<string, string>>;
  /** One, unless the endpoint takes several. */
  readonly files: readonly Uint8Array[];
}

const fieldsMax = 10;
/** Longer than any field's own limit, which has its own error code. */
const fieldMaxBytes = 16 * 1024;
/** Room for boundaries, headers and the other fields. */
const overheadMaxBytes = 256 * 1024;
/** PostgreSQL's text cannot contain NUL. */
const zeros = /\0/g;

/** Parses no form by itself: an endpoint that takes one reads it once the caller is identified. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
}

/** Undefined for endpoints without a file, which refuse forms: they would pass for a call without a body. */
export async function readRequestForm(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  held: UploadReservation | undefined,
): Promise<SentForm | undefined> {
  if (endpoint.file && held) return readForm(request, endpoint.file, held);
  if (request.isMultipart()) throw new AppError("unsupported_media_type");
  return undefined;
}

/** Throws the part's own codes, `form_expected` for another type of body, `invalid_request` for a broken form. */
async function readForm(request: FastifyRequest, part: FilePart, held: UploadReservation): Promise<SentForm> {
  if (!request.isMultipart()) throw new AppError("form_expected");
  const maxBytes = part.several?.maxBytesTogether ?? part.maxBytes;
  if (Number(request.headers["content-length"] ?? 0) > maxBytes + overheadMaxBytes) {
    throw new AppError(part.tooLarge);
  }
  try {
    return await readParts(request, part, held);
  } catch (failure) {
    // Otherwise the rest is never read, and the connection stays open until its time limit.
    request.raw.unpipe();
    request.raw.resume();
    throw failure instanceof AppError ? failure : new AppError("invalid_request", { cause: failure });
  }
}

async function readParts(
  request: FastifyRequest,
  part: FilePart,
  held: UploadReservation,
): Promise<SentForm> {
  const body: Record<string, string> = {};
  const files = new SentFiles(part);
  const limits = {
    fileSize: part.maxBytes,
    files: files.readMax,
    fields: fieldsMax,
    fieldSize: fieldMaxBytes,
    parts: fieldsMax + files.readMax,
  };
  for await (const sent of request.parts({ limits })) {
    if (sent.type === "file") {
      files.expectAnother(sent.fieldname);
      files.add(await readFile(sent, part, held));
    } else if (sent.valueTruncated || typeof sent.value !== "string") {
      throw new AppError("invalid_request");
    } else {
      body[sent.fieldname] = sent.value.replace(zeros, "").toWellFormed();
    }
  }
  if (files.read.every(({ length }) => length === 0)) throw new AppError(part.missing);
  return { body, files: files.read };
}

/** Counted while they are read. */
class SentFiles {
  readonly read: Uint8Array[] = [];
  readonly #part: FilePart;
  #count = 0;
  #bytes = 0;

  constructor(part: FilePart) {
    this.#part = part;
  }

  /** One more than is allowed, so that it is refused with its own code. */
  get readMax(): number {
    const { several } = this.#part;
    return several ? several.max + 1 : 1;
  }

  expectAnother(fieldName: string): void {
    const { name, missing, several } = this.#part;
    if (fieldName !== name) throw new AppError(missing);
    this.#count += 1;
    if (several && this.#count > several.max) throw new AppError(several.tooMany);
  }

  add(file: Uint8Array): void {
    const { tooLarge, several } = this.#part;
    this.#bytes += file.length;
    if (several && this.#bytes > several.maxBytesTogether) throw new AppError(tooLarge);
    this.read.push(file);
  }
}

async function readFile(sent: MultipartFile, part: FilePart, held: UploadReservation): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of sent.file) {
    held.add(chunk.length);
    chunks.push(chunk);
  }
  // The parser truncates at the limit without an error.
  if (sent.file.truncated) throw new AppError(part.tooLarge);
  return Buffer.concat(chunks);
}
