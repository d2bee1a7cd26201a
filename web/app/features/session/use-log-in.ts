import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type * as z from "zod/mini";
import { login } from "#contract/endpoints/identity.ts";
import type { credentials } from "#contract/shapes/identity.ts";
import { request } from "../../api/request.ts";
import { beginSession } from "./begin-session.ts";
import { convertVisitorSessions } from "./convert-visitor.ts";
import { deviceId } from "./device-id.ts";
import { useConversionFailure } from "./use-conversion-failure.ts";
import { useWelcome } from "./use-welcome.ts";
import { userQuery } from "./user-query.ts";

export type Credentials = z.input<typeof credentials>;

export function useLogIn() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const welcome = useWelcome();
  const showConversionFailure = useConversionFailure();
  return useMutation({
    mutationFn: async (body: Credentials) => {
      await beginSession(await request(login, { body: { ...body, deviceId: deviceId() } }));
      // Data of a previous account.
      queryClient.clear();
      const failure = await convertVisitorSessions();
      const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => undefined);
      // Only one toast is shown at a time, and the failure matters more than the greeting.
      if (failure === undefined) welcome(user);
      else showConversionFailure(failure);
      await navigate("/dashboard", { replace: true });
    },
  });
}
