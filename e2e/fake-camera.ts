/** e2e/: a browser with a camera that shows the drawn meal, and a person who allows it or not. */
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LaunchOptions } from "@playwright/test";
import chromium from "@sparticuz/chromium";
import { filmOfDrawnMeal } from "./drawn-meal.ts";

/** For `test.use({ launchOptions })`. The browser must find the film when it starts. */
export async function withCamera(permission: "allow" | "deny"): Promise<LaunchOptions> {
  const film = join(tmpdir(), `platewise-film-${process.pid}.mjpeg`);
  await writeFile(film, await filmOfDrawnMeal());
  return {
    executablePath: await chromium.executablePath(),
    args: [
      "--no-sandbox",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
      `--use-fake-ui-for-media-stream${permission === "deny" ? "=deny" : ""}`,
    ],
  };
}

/** For `page.addInitScript`: a phone's second camera, and a record of what the page does with them. (Runs in the page, hence a text.) */
export const watchCameras = `
  const { mediaDevices } = navigator;
  const enumerate = mediaDevices.enumerateDevices.bind(mediaDevices);
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  const tracks = [];
  const asked = [];
  mediaDevices.enumerateDevices = async () => {
    const devices = await enumerate();
    return [...devices, ...devices.filter(({ kind }) => kind === "videoinput")];
  };
  mediaDevices.getUserMedia = async (constraints) => {
    asked.push(constraints.video);
    const stream = await open(constraints);
    tracks.push(...stream.getTracks());
    return stream;
  };
  window.cameras = {
    asked: () => asked,
    live: () => tracks.filter((track) => track.readyState === "live").length,
  };
`;
