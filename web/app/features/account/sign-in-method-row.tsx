import type { ReactNode } from "react";

interface SignInMethodRowProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly detail: string;
  readonly action?: ReactNode;
}

export function SignInMethodRow({ icon, name, detail, action }: SignInMethodRowProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      {icon}
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-medium">{name}</p>
        <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">{detail}</p>
      </div>
      {action}
    </li>
  );
}
