declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  interface EncryptionParts {
    readonly version: "aes128gcm";
    /** The receiver's public key and secret, base64url. */
    readonly dh: string;
    readonly authSecret: string;
    readonly privateKey: ECDH;
    readonly salt: Buffer;
  }
  export function encrypt(content: Buffer, parts: EncryptionParts): Buffer;
}
