// Server routes and browser calls are both typed from these definitions.
import type * as z from "zod/mini";
import type { ZodMiniType } from "zod/mini";
import type { ErrorCode } from "./error-codes.ts";
import type { TokenScope } from "./shapes/tokens.ts";

/**
 * Who may call. `public`: anyone, tokens are ignored. `anyone`: anyone, identified when their token is valid. `visitor`: a
 * signed-in user or an anonymous session. `user`: a signed-in user. `pro`: a user with a Pro account, checked in the
 * database, never by the token's claim.
 */
export type Access = "public" | "anyone" | "visitor" | "user" | "pro";
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A file sent along with the body. */
export interface FilePart {
  /** Name of the form field. */
  readonly name: string;
  readonly maxBytes: number;
  /** Error for a request without the file. */
  readonly missing: ErrorCode;
  /** Error for a file of more than `maxBytes`. */
  readonly tooLarge: ErrorCode;
  /** The field may be repeated; one file is enough. */
  readonly several?: SeveralFiles;
}

interface SeveralFiles {
  readonly max: number;
  /** More are refused as too large. */
  readonly maxBytesTogether: number;
  /** Error for more than `max` files. */
  readonly tooMany: ErrorCode;
}

type FilesOf<E extends AnyEndpoint, File> = E["file"] extends { readonly several: SeveralFiles }
  ? { readonly files: readonly File[] }
  : E["file"] extends FilePart
    ? { readonly file: File }
    : unknown;

/** A streamed file, answered instead of JSON. */
export interface Download {
  /** Media type with its character set. */
  readonly type: string;
}

export interface AnyEndpoint {
  readonly method: Method;
  /** The path under /api, with `:name` for path parameters. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** Also open to an account that waits to be deleted; everything else is refused with `account_to_be_deleted`. */
  readonly isOpenBeforeDeletion?: true;
  /** One line for the API documentation. */
  readonly summary: string;
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  /** The request is then `multipart/form-data`: the file, and the fields of the body as text. */
  readonly file?: FilePart;
  /** The body of a success; if it is absent, or the answer is null, the response is 204 without a body. */
  readonly answer?: ZodMiniType;
  readonly download?: Download;
  /** Status on success; defaults to 200 with an answer and 204 without. */
  readonly status?: 200 | 201;
  /** Accepts an `Idempotency-Key` header; a repeated request gets the first answer. */
  readonly isIdempotent?: true;
  /** Only for a caller who proved who they are within `freshProofMinutes`; others get `fresh_proof_needed`. */
  readonly needsFreshProof?: true;
  /**
   * Also open to a person's own programs, with a personal token: `read` to any, `write` to those that may change the diary.
   * Everything else refuses such tokens, so that none can change the account, its security or its plan.
   */
  readonly token?: TokenScope;
  /** A read that takes more than 10 ms of the server's processor for an account that is filled to its limits. */
  readonly isCostly?: true;
  /** What it refuses besides what follows from the parts above, such as `unauthorized` from `access`. */
  readonly failures?: readonly ErrorCode[];
  /** Timeout in the browser; defaults to `requestTimeoutMs`. */
  readonly timeoutMs?: number;
}

type Input<Schema> = Schema extends ZodMiniType ? z.input<Schema> : undefined;
type Output<Schema> = Schema extends ZodMiniType ? z.output<Schema> : undefined;

/** The parts of a call that its endpoint has, as a caller sends them. */
export type CallOf<E extends AnyEndpoint> = {
  [Part in "params" | "query" | "body" as E[Part] extends ZodMiniType ? Part : never]: Input<E[Part]>;
} & FilesOf<E, Blob>;
/** The same parts as a handler receives them: parsed. */
export type ParsedCallOf<E extends AnyEndpoint> = {
  [Part in "params" | "query" | "body" as E[Part] extends ZodMiniType ? Part : never]: Output<E[Part]>;
} & FilesOf<E, Uint8Array>;
/** What a handler returns and a caller receives: nothing for 204, a `Blob` for a download. */
export type AnswerOf<E extends AnyEndpoint> = E["answer"] extends ZodMiniType
  ? z.output<E["answer"]>
  : E["download"] extends Download
    ? Blob
    : void;

/** Keeps the literal types of an endpoint's parts. */
export function endpoint<const E extends AnyEndpoint>(parts: E): E {
  return parts;
}
