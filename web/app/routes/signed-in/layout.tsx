import { useQuery } from "@tanstack/react-query";
import { Navigate, Outlet, redirect } from "react-router";
import { signedInAccountId } from "../../api/stored-tokens.ts";
import { ProofHost } from "../../features/account/proof/proof-host.tsx";
import { isAccountClosed, keepAccountPath } from "../../features/account/session/account-closed.ts";
import { rememberReturnPath } from "../../features/account/session/return-path.ts";
import { isSignedIn, useIsSignedIn } from "../../features/account/session/signed-in.ts";
import { userQuery } from "../../features/account/session/user-query.ts";
import { AddProvider, useOpenAdd } from "../../features/add/add-provider.tsx";
import { SignedInFrame } from "../../features/frame/signed-in-frame.tsx";
import { useNotificationsAtStart } from "../../features/notifications/use-notifications-at-start.ts";
import { useSendWaitingLogs } from "../../features/offline/use-send-waiting-logs.ts";
import { ScanProvider, usePageScan } from "../../features/scan/flow/scan-provider.tsx";
import {
  preloadWaitingScans,
  useSendWaitingScans,
} from "../../features/scan/flow/waiting/use-waiting-scans.ts";
import { LoadingScreen } from "../../ui/loading-screen.tsx";

import type { Route } from "./+types/layout";

export const handle = { namespaces: ["errors", "analysis"] };

/** Only the browser knows who is signed in. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  if (isSignedIn()) {
    await preloadWaitingScans(signedInAccountId() ?? "");
    return null;
  }
  const { pathname, search } = new URL(request.url);
  const isUnknownPage = "*" in params;
  if (!isUnknownPage) rememberReturnPath({ path: pathname + search });
  return redirect("/");
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

export default function SignedInLayout() {
  const { error } = useQuery({ ...userQuery, enabled: useIsSignedIn() === true });
  if (isAccountClosed(error)) return <Navigate to={keepAccountPath} replace />;
  return (
    <ScanProvider>
      <AddProvider>
        <FramedPage />
        <ProofHost />
      </AddProvider>
    </ScanProvider>
  );
}

function FramedPage() {
  useNotificationsAtStart(signedInAccountId());
  useSendWaitingScans();
  useSendWaitingLogs();
  const openAdd = useOpenAdd();
  return (
    <SignedInFrame onScan={usePageScan().start} onAdd={() => openAdd()}>
      <Outlet />
    </SignedInFrame>
  );
}
