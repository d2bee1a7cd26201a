import { useSyncExternalStore } from "react";

/** A value of the whole page, which anything may change and components follow. */
export interface SharedValue<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Returns how to stop. */
  readonly onChange: (listener: () => void) => () => void;
  /** As it was at first on the server and during hydration. */
  readonly use: () => Value;
}

export function sharedValue<Value>(first: Value): SharedValue<Value> {
  let current = first;
  const listeners = new Set<() => void>();
  const get = () => current;
  const onChange = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (value) => {
      if (value === current) return;
      current = value;
      for (const listener of listeners) listener();
    },
    onChange,
    use: () => useSyncExternalStore(onChange, get, () => first),
  };
}
