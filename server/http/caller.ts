/** server/http: who calls. A signed-in user, a visitor with an anonymous session, or nobody. */

interface AnyCaller {
  /** IANA name: the call's own, else the stored one, else UTC. */
  readonly timeZone: string;
}

export interface User extends AnyCaller {
  readonly kind: "user";
  readonly userId: string;
  /** Read from the database at each call, never from the token. */
  readonly isPremium: boolean;
}

export interface Visitor extends AnyCaller {
  readonly kind: "visitor";
  readonly sessionId: string;
}

export interface Nobody extends AnyCaller {
  readonly kind: "nobody";
}

export type Caller = User | Visitor | Nobody;
