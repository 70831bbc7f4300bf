import { setTimeout as pause } from 'node:timers/promises'
import type { AnyArcadeGame } from '@parlour/arcade/games/game.ts'
import type { Shared } from './house.ts'
import { audit, openHouse } from './house.ts'
import { playShared, sharedPhases } from './shared.ts'
import { playSolo, soloPhases } from './solo.ts'

export function phasesOf(game: AnyArcadeGame): string[] {
  return game.course ? sharedPhases(game) : soloPhases(game)
}

const patienceMs = 60_000

/**
 * Plays, kills in one phase, comes back, and waits until nobody is owed anything. Answers also the
 * seconds until somebody played again.
 */
export async function killIn(
  game: AnyArcadeGame,
  phase: string,
  players: number,
  shared: Shared = {},
) {
  const house = await openHouse([game.catalogueId], shared)
  const { balance } = house.wallet
  try {
    const seconds = await (game.course ? playShared : playSolo)(house, game, phase, players)
    const endsAtMs = performance.now() + patienceMs
    for (;;) {
      const found = audit(house.wallet, balance)
      const isOver = performance.now() > endsAtMs
      if (isOver && found.open > 0) found.faults.push(`${found.open} stakes without a result`)
      if (found.open === 0 || isOver) return { ...found, seconds }
      await pause(50)
    }
  } finally {
    await house.close()
  }
}
