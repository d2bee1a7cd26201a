// A browser with a fake camera that shows the drawn meal.
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { LaunchOptions } from "@playwright/test";
import chromium from "@sparticuz/chromium";
import { dataFolderVariable } from "./database.ts";
import { drawnMealVideo } from "./drawn-meal.ts";
import { test as base } from "./fixtures.ts";

/** For `test.use({ launchOptions })`. `frame`: a JPEG to show instead of the drawn meal. The video must exist when the browser starts. */
export async function withCamera(permission: "allow" | "deny", frame?: Buffer): Promise<LaunchOptions> {
  const name = frame ? "packet" : "meal";
  const dataFolder = process.env[dataFolderVariable];
  // What lists the tests starts no browser, and does so before there is a server.
  const folder = dataFolder === undefined ? undefined : dirname(dataFolder);
  const video = join(folder ?? "", `${name}-${process.pid}.mjpeg`);
  if (folder !== undefined)
    await writeFile(video, frame ? Buffer.concat(Array(10).fill(frame)) : await drawnMealVideo());
  return {
    executablePath: await chromium.executablePath(),
    args: [
      "--no-sandbox",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${video}`,
      `--use-fake-ui-for-media-stream${permission === "deny" ? "=deny" : ""}`,
    ],
  };
}

/** In a browser that may use its camera: one for all such files, where each with options of its own would start another. */
export const test = base.extend({ launchOptions: [await withCamera("allow"), { scope: "worker" }] });

/** For `page.addInitScript`: adds a second camera and records how the page uses the cameras. */
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
