import type { RoundView } from './api.ts'

/** Remembers that a round is under way whose end the player has not seen: across a reload too. */
export type Unseen = {
  /** Something is asked for; until it is answered only the round before it is known. */
  ask(lastRoundId: string): void
  clear(): void
  isUnseen(round: RoundView): boolean
}

export function openUnseen(): Unseen {
  const playerId = new URLSearchParams(location.search).get('playerId')
  const key = `unseen:${document.body.dataset.number}:${playerId}`
  return {
    ask: (lastRoundId) => localStorage.setItem(key, `after:${lastRoundId}`),
    clear: () => localStorage.removeItem(key),
    isUnseen({ roundId }) {
      const kept = localStorage.getItem(key)
      return kept !== null && kept !== `after:${roundId}`
    },
  }
}
