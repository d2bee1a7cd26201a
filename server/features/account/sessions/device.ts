import { createHash } from "node:crypto";

/** A browser and its system in words that a person recognises; the header itself is not kept. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly timeZone: string | null;
}

/** The first that fits: many browsers name others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];
/** Longer ones are not looked at: nobody's browser sends them. */
const userAgentMaxLength = 1000;

export function readDevice(userAgent: string | undefined, timeZone: string | null): Device {
  const text = (userAgent ?? "").slice(0, userAgentMaxLength);
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems), timeZone };
}

/** Tells an account's browsers apart; two accounts in one browser have nothing in common. */
export function hashDevice(userId: string, deviceId: string | undefined, device: Device): Buffer {
  const known = deviceId ?? `${device.browser} ${device.system}`;
  return createHash("sha256")
    .update(JSON.stringify([userId, known]))
    .digest();
}
