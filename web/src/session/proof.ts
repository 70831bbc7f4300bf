import { create } from 'zustand'

type Proof = { isAsked: boolean; wasEverAsked: boolean }

/** Whether the player is being asked to prove who they are. */
export const useProof = create<Proof>()(() => ({ isAsked: false, wasEverAsked: false }))

let waiting: ((isProved: boolean) => void)[] = []

/** Asks in a sheet; several acts that want a proof at once wait for the same one. */
export function proveAgain(): Promise<boolean> {
  useProof.setState({ isAsked: true, wasEverAsked: true })
  return new Promise((resolve) => waiting.push(resolve))
}

export function settleProof(isProved: boolean): void {
  useProof.setState({ isAsked: false })
  const answered = waiting
  waiting = []
  for (const resolve of answered) resolve(isProved)
}
