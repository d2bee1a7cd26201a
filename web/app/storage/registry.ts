// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of what the browser keeps.
// Everything Platewise stores in a browser (decision 029). Code reaches a key only through its entry here.
import { languageKey } from "#contract/page-language.ts";
import { accessTokenKey, returnPathKey, signOutRequestedKey, themeKey } from "./site-keys.ts";

interface Item {
  readonly area: "local" | "session";
  /** The whole key, or with `isPerOwner` its prefix: the account's id, or "visitor", follows the last colon. */
  readonly key: string;
  readonly isPerOwner?: true;
  /**
   * `device`: says nothing about a person and stays. `visitor`: the visitor's, and after signing in the account's.
   * `account`: removed when the account leaves this browser.
   */
  readonly owner: "device" | "visitor" | "account";
  readonly purpose: string;
}

/**
 * When a session expires, entries with `isPerOwner` stay for their owner; the account's other entries are removed.
 * Signing out, and another account signing in, remove both.
 */
export const items = {
  accessToken: { area: "local", key: accessTokenKey, owner: "account", purpose: "proves who is signed in" },
  refreshToken: { area: "local", key: "refreshToken", owner: "account", purpose: "renews the access token" },
  cachedGoals: {
    area: "local",
    key: "user_goals",
    owner: "account",
    purpose: "goals as last seen, for when the server cannot be asked",
  },
  cachedUsage: { area: "local", key: "user_scans", owner: "account", purpose: "scans left today" },
  diaryPreferences: {
    area: "local",
    key: "diary_preferences",
    owner: "account",
    purpose: "units, when the day begins and whether calories show, for the first picture of a page",
  },
  savedAnswers: { area: "local", key: "kept_answers", owner: "account", purpose: "last answers, offline" },
  draft: {
    area: "local",
    key: "draft:",
    isPerOwner: true,
    owner: "account",
    purpose: "what was typed into a form and not sent yet",
  },
  codeLookupSaid: {
    area: "local",
    key: "code_lookup_said",
    owner: "device",
    purpose: "that the first lookup said what is sent of a barcode",
  },
  productSearchSaid: {
    area: "local",
    key: "product_search_said",
    owner: "device",
    purpose: "that the first search said what is sent of the words",
  },
  mealText: {
    area: "local",
    key: "meal_text:",
    isPerOwner: true,
    owner: "account",
    purpose: "a described meal that was not analysed yet",
  },
  mealNote: {
    area: "local",
    key: "meal_note:",
    isPerOwner: true,
    owner: "account",
    purpose: "the line beside a photo that was not analysed yet",
  },
  photoPacket: {
    area: "local",
    key: "photo_packet:",
    isPerOwner: true,
    owner: "account",
    purpose: "the code of the packet on a photo that was not analysed yet",
  },
  unsavedResults: {
    area: "local",
    key: "unsaved_results:",
    isPerOwner: true,
    owner: "account",
    purpose: "analysed meals that were neither saved nor discarded yet",
  },
  waitingAdds: {
    area: "local",
    key: "waiting_adds:",
    isPerOwner: true,
    owner: "account",
    purpose: "foods that were added without a network and are not in the diary yet",
  },
  waitingLogs: {
    area: "local",
    key: "waiting_water:",
    isPerOwner: true,
    owner: "account",
    purpose:
      "water, weights and notes on days that were logged without a network and are not in the diary yet",
  },
  knownProducts: {
    area: "local",
    key: "known_products:",
    isPerOwner: true,
    owner: "account",
    purpose: "packaged products that were looked up, for barcodes without a network",
  },
  unconvertedSessions: {
    area: "local",
    key: "unconverted_sessions:",
    isPerOwner: true,
    owner: "account",
    purpose: "visitor sessions whose meals could not be moved to the account yet",
  },
  goalSetupSeen: {
    area: "local",
    key: "goal_setup_seen:",
    isPerOwner: true,
    owner: "account",
    purpose: "when the goal setup was last closed",
  },
  bannerDismissed: {
    area: "local",
    key: "upgrade_banner_dismissed:",
    isPerOwner: true,
    owner: "account",
    purpose: "when the upgrade banner was dismissed",
  },
  notifications: {
    area: "local",
    key: "notifications:",
    isPerOwner: true,
    owner: "account",
    purpose: "whether the person wants notifications in this browser",
  },
  visitorToken: {
    area: "local",
    key: "anonymous_session_token",
    owner: "visitor",
    purpose: "a visitor's session with its free scans",
  },
  language: { area: "local", key: languageKey, owner: "device", purpose: "the chosen language" },
  theme: { area: "local", key: themeKey, owner: "device", purpose: "light or dark, if one was chosen" },
  installHint: {
    area: "local",
    key: "install_hint_dismissed",
    owner: "device",
    purpose: "the offer to install was turned down",
  },
  captureMethod: { area: "local", key: "scan_way", owner: "device", purpose: "camera, picture or text" },
  signUpPromptSeen: {
    area: "local",
    key: "sign_up_prompt_seen",
    owner: "device",
    purpose: "visitors are asked once to sign up",
  },
  deviceId: {
    area: "local",
    key: "device_id",
    owner: "device",
    purpose:
      "a random number that tells this browser from others, so that only sign-ins from those are mailed",
  },
  signOutAsked: {
    area: "session",
    key: signOutRequestedKey,
    owner: "device",
    purpose: "the sign-out page was opened by a button of ours, not by a link from elsewhere",
  },
  returnPath: {
    area: "session",
    key: returnPathKey,
    owner: "visitor",
    purpose: "the page to go back to after signing in, when a session has expired",
  },
  scrollPositions: {
    area: "session",
    key: "react-router-scroll-positions",
    owner: "device",
    purpose: "React Router's own: how far each visited page was scrolled",
  },
} as const satisfies Record<string, Item>;

type ItemName = keyof typeof items;
export type PerOwnerItemName = {
  [N in ItemName]: (typeof items)[N] extends { isPerOwner: true } ? N : never;
}[ItemName];
export type SingleItemName = Exclude<ItemName, PerOwnerItemName>;

/** IndexedDB: `photos` by "unsent:" and their owner, and "shared"; `waiting-scans` with their account in each row. */
export const database = { name: "platewise", stores: ["photos", "waiting-scans"] } as const;
/** Cache Storage: pages, scripts and texts that are the same for everybody. The device's. */
export const shellCachePrefix = "platewise-shell-";
/** The device's: the language for the server, what binds a sign-in through Google or Apple, or an assistant's request, for minutes, and the cookies that Stripe's script sets on payment pages. */
export const cookieNames: readonly string[] = [
  languageKey,
  "__Host-sign_in",
  "sign_in",
  "__stripe_mid",
  "__stripe_sid",
];
/** The device's: the only service worker. */
export const serviceWorkerPath = "/service-worker.js";

/** The item of a stored key; undefined for an unregistered one. */
export function findItem(area: Item["area"], key: string): Item | undefined {
  return Object.values<Item>(items).find(
    (item) => item.area === area && (item.isPerOwner ? key.startsWith(item.key) : key === item.key),
  );
}

export const visitor = "visitor";

/** The owner of a registered key; undefined if the entry ends with the session. */
export function findOwner(item: Item, key: string): string | undefined {
  if (item.isPerOwner) return key.slice(key.lastIndexOf(":") + 1);
  return item.owner === "visitor" ? visitor : undefined;
}
