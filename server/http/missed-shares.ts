/** server/http: a photo shared to the app before its service worker runs arrives here, where nothing is kept: the page says so. */
import type { FastifyInstance } from "fastify";

const sharePath = "/scanner";
/** As web/app/features/scan/capture/photo/share-target.ts has it. */
const scannerAfterShare = `${sharePath}?share-target`;
const seeOther = 303;

export async function answerMissedShares(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Read to its end and dropped: a browser that is cut off while it sends shows an error instead of the page.
    scope.addContentTypeParser("multipart/form-data", (_request, payload, done) => {
      payload.once("end", () => done(null)).once("error", done);
      payload.resume();
    });
    scope.post(sharePath, (_request, reply) => reply.redirect(scannerAfterShare, seeOther));
  });
}
