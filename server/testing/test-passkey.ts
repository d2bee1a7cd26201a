import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { NewPasskey, PasskeyAssertion } from "#contract/shapes/passkeys.ts";

const flags = { present: 1, verified: 4, hasCredential: 64 };
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

interface Start {
  readonly challenge: string;
  readonly relyingPartyId: string;
}

/** An authenticator with its browser, with faults on request. */
export class TestPasskey {
  readonly #key = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = randomBytes(16);
  #userHandle: string | undefined;
  origin = "https://platewise.example";
  isVerifying = true;
  counter = 1;

  create({ challenge, relyingPartyId, userHandle }: Start & { readonly userHandle: string }): NewPasskey {
    this.#userHandle = userHandle;
    const { x = "", y = "" } = this.#key.publicKey.export({ format: "jwk" });
    const coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]),
    );
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.#id.length);
    const authData = Buffer.concat([
      this.#authData(relyingPartyId, flags.hasCredential),
      Buffer.alloc(16),
      idLength,
      this.#id,
      coseKey,
    ]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    return {
      name: "Test key",
      id: encode(this.#id),
      clientDataJSON: this.#clientData("webauthn.create", challenge),
      attestationObject: encode(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ["internal"],
    };
  }

  answer({ challenge, relyingPartyId }: Start): PasskeyAssertion {
    this.counter += 1;
    const authData = this.#authData(relyingPartyId, 0);
    const clientDataJSON = this.#clientData("webauthn.get", challenge);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return {
      id: encode(this.#id),
      clientDataJSON,
      authenticatorData: encode(authData),
      signature: encode(sign("sha256", signed, this.#key.privateKey)),
      ...(this.#userHandle !== undefined && { userHandle: this.#userHandle }),
    };
  }

  #clientData(type: string, challenge: string): string {
    const data = { type, challenge, origin: this.origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString("base64url");
  }

  #authData(relyingPartyId: string, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const set = flags.present | (this.isVerifying ? flags.verified : 0) | more;
    return Buffer.concat([sha256(relyingPartyId), Buffer.from([set]), counter]);
  }
}
