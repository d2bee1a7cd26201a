// A photo shared to the app before its service worker is active arrives here. It is not stored; the scanner page says so.
import type { FastifyInstance } from "fastify";
import { AppError } from "../core/app-error.ts";
import { restMaxBytes } from "./cut-endless-bodies.ts";

const sharePath = "/scanner";
/** The address that web/app/features/scan/capture/photo/share-target.ts expects. */
const scannerAfterShare = `${sharePath}?share-target`;
const seeOther = 303;

export async function redirectSharedPhotos(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Read to the end, because a browser that is cut off while sending shows an error instead of the page.
    scope.addContentTypeParser("multipart/form-data", (_request, payload, done) => {
      let bytes = 0;
      payload.once("end", () => done(null)).once("error", done);
      payload.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > restMaxBytes) done(new AppError("payload_too_large"));
      });
    });
    scope.post(sharePath, (_request, reply) => reply.redirect(scannerAfterShare, seeOther));
  });
}
