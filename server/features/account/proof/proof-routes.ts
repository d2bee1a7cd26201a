import * as endpoints from "#contract/endpoints/account.ts";
import { rateLimits } from "../../../http/rate-limit-list.ts";
import type { Serve } from "../../../http/serve.ts";
import type { SecondFactorParts } from "../second-factor/verify-second-factor.ts";
import { loadProofOptions, mailProofCode, proveByMailedCode, proveByPassword } from "./prove.ts";

export function serveProofs(serve: Serve, parts: SecondFactorParts): void {
  const { limiter } = parts;
  serve(endpoints.readProofOptions, ({ caller }) => loadProofOptions(parts, caller));
  serve(endpoints.proveByPassword, ({ body, caller, now }) =>
    proveByPassword(parts, { secondFactor: undefined, ...body, caller }, now),
  );
  serve(endpoints.mailProofCode, async ({ caller, now }) => {
    await limiter.take(rateLimits.proofMailByAccount, caller.userId, now);
    await mailProofCode(parts, caller, now);
  });
  serve(endpoints.proveByMailedCode, async ({ body, caller, now }) => {
    await limiter.take(rateLimits.mailedCodeByAccount, caller.userId, now);
    await proveByMailedCode(parts, { secondFactor: undefined, ...body, caller }, now);
  });
}
