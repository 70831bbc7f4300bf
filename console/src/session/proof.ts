import { useSyncExternalStore } from 'react'

/** An act waits for the second factor: the dialog that asks for it answers here. */
let waiting: ((isProved: boolean) => void) | null = null
const listeners = new Set<() => void>()

export function askForProof(): Promise<boolean> {
  waiting?.(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  waiting = resolve
  tell()
  return promise
}

export function answerProof(isProved: boolean): void {
  waiting?.(isProved)
  waiting = null
  tell()
}

export function useProofWanted(): boolean {
  return useSyncExternalStore(listen, () => waiting !== null)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
