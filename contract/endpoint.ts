/** contract/: what web and server say to each other. This file: what an endpoint is; both sides are typed from it. */

import type * as z from "zod/mini";
import type { ZodMiniType } from "zod/mini";
import type { ErrorCode } from "./error-codes.ts";

/**
 * Who may call: `public` anyone, and no token is looked at; `anyone` too, known where their token is good; `visitor` a
 * signed-in user or an anonymous session; `user` signed in; `pro` signed in with a Pro account (the server looks at the
 * database, never at the token's claim).
 */
export type Access = "public" | "anyone" | "visitor" | "user" | "pro";
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A file that a call carries beside its body. */
export interface FilePart {
  /** The form's field. */
  readonly name: string;
  readonly maxBytes: number;
  /** What a call without it answers. */
  readonly missing: ErrorCode;
  /** What a file of more bytes answers. */
  readonly tooLarge: ErrorCode;
}

/** What a call answers instead of JSON: a file, sent as it is made. */
export interface Download {
  /** Media type, with the character set. */
  readonly type: string;
}

export interface EndpointParts {
  readonly method: Method;
  /** Under /api, with `:name` for path parameters. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** One line for the API's readable page. */
  readonly summary: string;
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  /** With a file the call is sent as `multipart/form-data`: the file, and the body's fields as texts. */
  readonly file?: FilePart;
  /** Absent, or null where the schema allows it: the call answers 204 and no body. */
  readonly answer?: ZodMiniType;
  readonly download?: Download;
  /** The status of success: 200 with an answer and 204 without, unless given. */
  readonly status?: 200 | 201;
  /** Takes an `Idempotency-Key` header; a repeat gets the first answer. */
  readonly isIdempotent?: true;
  /** The request's own time limit in the browser, where it isn't the usual one. */
  readonly timeoutMs?: number;
}

export type Input<Schema> = Schema extends ZodMiniType ? z.input<Schema> : undefined;
export type Output<Schema> = Schema extends ZodMiniType ? z.output<Schema> : undefined;

/** What a caller sends. Parts that an endpoint lacks are absent. */
export type CallOf<E extends EndpointParts> = {
  [Part in "params" | "query" | "body" as E[Part] extends ZodMiniType ? Part : never]: Input<E[Part]>;
} & (E["file"] extends FilePart ? { readonly file: Blob } : unknown);
/** What a handler gets, parsed. */
export type ParsedCallOf<E extends EndpointParts> = {
  [Part in "params" | "query" | "body" as E[Part] extends ZodMiniType ? Part : never]: Output<E[Part]>;
} & (E["file"] extends FilePart ? { readonly file: Uint8Array } : unknown);
/** What a handler returns and a caller gets: nothing for 204. A caller gets a download as a `Blob`. */
export type AnswerOf<E extends EndpointParts> = E["answer"] extends ZodMiniType
  ? z.output<E["answer"]>
  : E["download"] extends Download
    ? Blob
    : void;

/** Keeps the literal types of an endpoint's parts. */
export function endpoint<const E extends EndpointParts>(parts: E): E {
  return parts;
}
