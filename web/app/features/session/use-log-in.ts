import { useMutation } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { login } from "#contract/endpoints/identity.ts";
import type { credentials } from "#contract/shapes/identity.ts";
import { request } from "../../api/request.ts";
import { deviceId } from "./device-id.ts";
import { useEnterAccount } from "./use-enter-account.ts";

export type Credentials = z.input<typeof credentials>;

export function useLogIn(beforeLeaving?: () => Promise<unknown>) {
  const enterAccount = useEnterAccount();
  return useMutation({
    mutationFn: async (body: Credentials) =>
      enterAccount(await request(login, { body: { ...body, deviceId: deviceId() } }), beforeLeaving),
  });
}
