import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts small secrets that the database keeps, or keeps only what they can be recognised by. */
export interface SecretBox {
  /** `owner` is bound in: the result opens for the same owner alone. */
  seal(secret: Uint8Array, owner: string): Buffer;
  /** Throws where the key or the owner is another, or a byte was changed. */
  open(sealed: Uint8Array, owner: string): Buffer;
  /** HMAC-SHA-256, for secrets of much entropy: who has the database but not the key can try none. */
  digest(secret: string, owner: string): string;
}

const algorithm = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

export function createSecretBox(secret: string): SecretBox {
  const keyFor = (use: string) => Buffer.from(hkdfSync("sha256", secret, "", use, keyBytes));
  const [key, digestKey] = [keyFor("platewise secret box"), keyFor("platewise secret digest")];
  return {
    seal: (plain, owner) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed, owner) => {
      const nonce = sealed.subarray(0, nonceBytes);
      const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
    },
    digest: (text, owner) =>
      createHmac("sha256", digestKey)
        .update(JSON.stringify([owner, text]))
        .digest("base64url"),
  };
}
