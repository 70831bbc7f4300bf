import { useSyncExternalStore } from 'react'

/** One small choice of the person at this browser, kept there. */
export function makeChoice<const Value extends string>(
  name: string,
  first: Value,
  ...others: Value[]
) {
  const listeners = new Set<() => void>()
  const stored = localStorage.getItem(name)
  let value = others.find((one) => one === stored) ?? first
  const listen = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get: () => value,
    set(next: Value): void {
      value = next
      localStorage.setItem(name, next)
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(listen, () => value),
  }
}
