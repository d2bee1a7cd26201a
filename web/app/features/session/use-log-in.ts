/** web/app/features/session: signing in: tokens, the person, the greeting, the dashboard (spec section 4). */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type * as z from "zod/mini";
import { login } from "#contract/endpoints/identity.ts";
import type { credentials } from "#contract/shapes/identity.ts";
import { request } from "../../api/request.ts";
import { storeTokens } from "../../api/stored-tokens.ts";
import { convertStoredSession } from "./anonymous-session.ts";
import { useWelcome } from "./use-welcome.ts";
import { userQuery } from "./user-query.ts";

export type Credentials = z.input<typeof credentials>;

export function useLogIn() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const welcome = useWelcome();
  return useMutation({
    mutationFn: async (body: Credentials) => {
      storeTokens(await request(login, { body }));
      await convertStoredSession();
      welcome(await queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => undefined));
      await navigate("/dashboard", { replace: true });
    },
  });
}
