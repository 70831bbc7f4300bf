import { readLevels, readRunning } from '../activities/index.ts'
import { readNetOf } from '../cashier/index.ts'
import type { Tx } from '../frame/db.ts'
import type { Consumer, Heard } from '../frame/events.ts'
import { keepTraits } from '../players/index.ts'
import { readLastSeen } from '../session/index.ts'

/**
 * Keeps what players are looked up by. It follows what happens to a player a few times a day, not
 * every round: a level that was reached since is known with the next visit, deposit or reward.
 */
export const traitConsumer: Consumer = {
  name: 'operators.traits',
  types: ['player.registered', 'day.entered', 'deposit.settled', 'order.ended', 'reward.paid'],
  hear: (tx, event) => keepTraitsOf(tx, [event]),
  hearAll: keepTraitsOf,
}

export async function keepTraitsOf(tx: Tx, those: Pick<Heard, 'playerId'>[]): Promise<void> {
  const playerIds = [...new Set(those.map(({ playerId }) => playerId))]
  const levels = await readLevels(tx, await readRunning(tx), playerIds)
  const nets = await readNetOf(tx, playerIds)
  const seen = await readLastSeen(tx, playerIds)
  const traits = playerIds.map((playerId) => ({
    playerId,
    level: levels.get(playerId) ?? 0,
    netDeposit: nets.get(playerId) ?? 0,
    seenAt: seen.get(playerId)?.at ?? null,
    country: seen.get(playerId)?.country ?? '',
  }))
  await keepTraits(tx, traits)
}
