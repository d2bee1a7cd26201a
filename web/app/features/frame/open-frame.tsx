/** web/app/features/frame: pages open to all wear the frame of whoever looks at them. */
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useIsSignedIn } from "../session/signed-in.ts";
import { PublicFrame } from "./public-frame.tsx";
import { SignedInFrame } from "./signed-in-frame.tsx";

export function OpenFrame({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  if (useIsSignedIn() !== true) return <PublicFrame>{children}</PublicFrame>;
  return <SignedInFrame onScan={() => void navigate("/scanner")}>{children}</SignedInFrame>;
}
