/** web/app/features/frame: header, content, bottom bar and footer of signed-in pages. */
import type { ReactNode } from "react";

export function SignedInFrame({ children }: { children: ReactNode }) {
  return (
    <main id="content" className="page py-6">
      {children}
    </main>
  );
}
