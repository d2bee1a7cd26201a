// Answers, fails, dies or hangs, as the photo's first byte decides.
import { env } from "node:process";
import { answerPhotos } from "../answer-photos.ts";

answerPhotos(async (data) => async (photo) => {
  if (photo.data[0] === 1) throw new Error("This photo is odd.");
  if (photo.data[0] === 3) await new Promise(() => {});
  if (photo.data[0] === 2) process.kill(process.pid, "SIGKILL");
  const labelId = `${data} ${Object.keys(env).includes("TOKEN_SECRET")}`;
  return { foods: [{ labelId, probability: 1, pieces: null, isSure: true }], foodProbability: 1 };
});
