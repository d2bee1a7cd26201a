import { describe, expect, it } from "vitest";
import { hashDevice, readDevice } from "./device.ts";

const like = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a device in words", () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/142.0.0.0 Safari/537.36`, "Chrome", "Windows"],
    [`Mozilla/5.0 (Windows NT 10.0) ${like} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, "Edge", "Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox", "Linux"],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${like} Chrome/142.0.0.0 Mobile Safari/537.36`,
      "Chrome",
      "Android",
    ],
    [
      `Mozilla/5.0 (Linux; Android 15) ${like} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
      "Samsung Internet",
      "Android",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1",
      "Safari",
      "iPhone",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Safari/604.1",
      "Chrome",
      "iPad",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15",
      "Safari",
      "macOS",
    ],
    ["curl/8.9.1", null, null],
    ["<script>alert(1)</script>", null, null],
    [undefined, null, null],
  ])("of %s is %s on %s", (userAgent, browser, system) => {
    expect(readDevice(userAgent, "Europe/Madrid")).toEqual({ browser, system, timeZone: "Europe/Madrid" });
  });

  it("is hashed so that two accounts have nothing in common", () => {
    const device = readDevice(undefined, null);
    expect(hashDevice("ana", "the same browser", device)).not.toEqual(
      hashDevice("bea", "the same browser", device),
    );
  });
});
