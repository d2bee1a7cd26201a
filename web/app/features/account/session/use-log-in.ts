import { useMutation } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { login } from "#contract/endpoints/sign-in.ts";
import type { credentials } from "#contract/shapes/sign-in.ts";
import { request } from "../../../api/request.ts";
import { deviceId } from "./device-id.ts";
import { useEnterAccount } from "./use-enter-account.ts";

export type Credentials = z.input<typeof credentials>;

/** Returns a challenge where the account asks for a second factor. */
export function useLogIn(beforeLeaving?: () => Promise<unknown>) {
  const enterAccount = useEnterAccount();
  return useMutation({
    mutationFn: async (body: Credentials): Promise<string | undefined> => {
      const answer = await request(login, { body: { ...body, deviceId: deviceId() } });
      if ("challenge" in answer) return answer.challenge;
      await enterAccount(answer, beforeLeaving);
      return undefined;
    },
  });
}
