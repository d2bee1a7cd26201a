import type { ReactNode } from "react";

interface SignInMethodRowProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly detail: string;
  readonly action?: ReactNode;
}

export function SignInMethodRow({ icon, name, detail, action }: SignInMethodRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="flex min-w-0 flex-1 basis-40 items-center gap-3">
        {icon}
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="font-medium">{name}</p>
          <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">{detail}</p>
        </div>
      </div>
      {action}
    </li>
  );
}
