import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import type { TokenPair } from "#contract/shapes/sign-in.ts";
import { signedInAccountId } from "../../../api/stored-tokens.ts";
import { isAccountClosed, keepAccountPath } from "./account-closed.ts";
import { beginSession } from "./begin-session.ts";
import { convertVisitorSessions } from "./convert-visitor.ts";
import { takeReturnPath } from "./return-path.ts";
import { useConversionFailure } from "./use-conversion-failure.ts";
import { useWelcome } from "./use-welcome.ts";
import { userQuery } from "./user-query.ts";

/** What follows every way to sign in; `beforeLeaving` may still use the new session. */
export function useEnterAccount(): (
  tokens: TokenPair,
  beforeLeaving?: () => Promise<unknown>,
) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const welcome = useWelcome();
  const showConversionFailure = useConversionFailure();
  return useCallback(
    async (tokens, beforeLeaving) => {
      await beginSession(tokens);
      // Data of a previous account.
      queryClient.clear();
      const failure = await convertVisitorSessions();
      let isClosed = false;
      const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch((error) => {
        isClosed = isAccountClosed(error);
        return undefined;
      });
      if (isClosed) return navigate(keepAccountPath, { replace: true });
      // Only one toast is shown at a time, and the failure matters more than the greeting.
      if (failure === undefined) welcome(user);
      else showConversionFailure(failure);
      await beforeLeaving?.();
      await navigate(takeReturnPath(signedInAccountId()), { replace: true });
    },
    [queryClient, navigate, welcome, showConversionFailure],
  );
}
