import { createContext, type ReactNode, useContext, useId, useMemo, useState } from "react";

interface OpenOne {
  readonly openId: string | undefined;
  readonly setOpenId: (id: string | undefined) => void;
}
const OneOpen = createContext<OpenOne | undefined>(undefined);

/** Lets only one thing be open at a time of those inside that use `useExclusiveOpen`. */
export function OneOpenAtATime({ children }: { children: ReactNode }) {
  const [openId, setOpenId] = useState<string>();
  const value = useMemo(() => ({ openId, setOpenId }), [openId]);
  return <OneOpen value={value}>{children}</OneOpen>;
}

/** Outside `OneOpenAtATime` each has its own state. */
export function useExclusiveOpen(
  isOpenAtFirst = false,
): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const id = useId();
  const shared = useContext(OneOpen);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  if (!shared) return [isOpen, setIsOpen];
  return [shared.openId === id, (opens) => shared.setOpenId(opens ? id : undefined)];
}
