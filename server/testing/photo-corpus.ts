// Unusual, broken and malicious image files, generated in code.
import sharp, { type Sharp } from "sharp";
import { hostilePhotos, type OddPhoto } from "./hostile-photos.ts";
import { drawPicture, heic, withGpsPosition } from "./odd-images.ts";

const tooSmall = ["photo_too_small"] as const;
const decoded = ["decoded"] as const;

async function ordinaryPhotos(): Promise<OddPhoto[]> {
  const upright = { width: 240, height: 320 };
  const made: readonly (readonly [string, Sharp, OddPhoto["size"]?])[] = [
    ["jpeg", drawPicture().jpeg()],
    ["jpeg, progressive", drawPicture().jpeg({ progressive: true })],
    ["jpeg, grey", drawPicture().greyscale().jpeg()],
    ["jpeg, CMYK", drawPicture().toColourspace("cmyk").jpeg()],
    ["jpeg, 4:4:4, quality 1", drawPicture().jpeg({ quality: 1, chromaSubsampling: "4:4:4" })],
    ["jpeg with a colour profile", drawPicture().withIccProfile("p3").jpeg()],
    ["png", drawPicture().png()],
    ["png, 16 bit", drawPicture().toColourspace("rgb16").png()],
    ["png, palette", drawPicture().png({ palette: true })],
    ["png, interlaced", drawPicture().png({ progressive: true })],
    ["png, see-through", drawPicture().ensureAlpha(0.3).png()],
    ["png, one bit", drawPicture().threshold().png({ palette: true, colours: 2 })],
    ["webp", drawPicture().webp()],
    ["webp, lossless", drawPicture().webp({ lossless: true })],
    ["avif", drawPicture().avif({ effort: 0 })],
    ["gif", drawPicture().gif()],
    ["jpeg of 40 million pixels", drawPicture(8000, 5000).jpeg(), { width: 1568, height: 980 }],
    ["a strip", drawPicture(12_000, 40).jpeg(), { width: 1568, height: 5 }],
    ["the smallest that is read", drawPicture(32, 32).jpeg(), { width: 32, height: 32 }],
  ];
  const rotated = [2, 3, 4, 5, 6, 7, 8].map((orientation): readonly [string, Sharp, OddPhoto["size"]?] => [
    `jpeg rotated by EXIF ${orientation}, with a position`,
    withGpsPosition(drawPicture(), orientation).jpeg(),
    orientation > 4 ? upright : { width: 320, height: 240 },
  ]);
  return Promise.all(
    [...made, ...rotated].map(async ([name, photo, size]) => ({
      name,
      bytes: await photo.toBuffer(),
      outcomes: decoded,
      ...(size ? { size } : {}),
    })),
  );
}

async function animatedPhotos(): Promise<OddPhoto[]> {
  const frames = await Promise.all(
    [0, 90, 180].map((hue) => drawPicture(64, 64).modulate({ hue }).png().toBuffer()),
  );
  const film = sharp(frames, { join: { animated: true } });
  const size = { width: 64, height: 64 };
  return [
    {
      name: "gif, animated: its first frame",
      bytes: await film.clone().gif().toBuffer(),
      outcomes: decoded,
      size,
    },
    {
      name: "webp, animated: its first frame",
      bytes: await film.clone().webp().toBuffer(),
      outcomes: decoded,
      size,
    },
  ];
}

async function smallPhotos(): Promise<OddPhoto[]> {
  const dots = await Promise.all([
    drawPicture(1, 1).jpeg().toBuffer(),
    drawPicture(1, 1).png().toBuffer(),
    drawPicture(31, 400).webp().toBuffer(),
  ]);
  return dots.map((bytes, at) => ({ name: `too small ${at + 1}`, bytes, outcomes: tooSmall }));
}

export async function oddPhotos(): Promise<readonly OddPhoto[]> {
  const phones: OddPhoto[] = [
    { name: "heic", bytes: heic("plain"), outcomes: decoded, size: { width: 96, height: 64 } },
    {
      name: "heic, rotated, with a position",
      bytes: heic("gps"),
      outcomes: decoded,
      size: { width: 64, height: 96 },
    },
  ];
  const groups = await Promise.all([ordinaryPhotos(), animatedPhotos(), hostilePhotos(), smallPhotos()]);
  return [...phones, ...groups.flat()];
}
