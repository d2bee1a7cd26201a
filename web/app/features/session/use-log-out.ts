/** web/app/features/session: signing out: the server is told, whatever it answers; the browser forgets (spec section 4). */
import { useCallback } from "react";
import { logout } from "#contract/endpoints/identity.ts";
import { request } from "../../api/request.ts";
import { endSession } from "../../api/session-end.ts";

/** Nobody waits longer than this to be signed out. */
const patienceMs = 2000;

export function useLogOut(): () => Promise<void> {
  return useCallback(async () => {
    const told = request(logout, {}).catch(() => undefined);
    await Promise.race([told, new Promise((resume) => setTimeout(resume, patienceMs))]);
    endSession();
  }, []);
}
