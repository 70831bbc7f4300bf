import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { runBatch } from './batch.ts'
import type { Companion, Statement } from './companion.ts'
import { activeAccountGate } from './companion.ts'
import type { BetWinItem } from './items.ts'
import type { Line } from './line.ts'

/** Whole rounds of a demo's past, inside the transaction that seeds it; all must be possible. */
export async function settleInside(
  tx: Tx,
  items: readonly BetWinItem[],
  companions: readonly Companion[],
): Promise<void> {
  // Neither begun nor committed: the transaction is somebody else's.
  const isOwn = ({ text }: Statement) => text === 'begin' || text === 'commit'
  const line: Line = async (statements) => {
    const found: unknown[][] = []
    for (const one of statements) found.push(isOwn(one) ? [] : await tx.rows(one))
    return found
  }
  const home = tx.isSpread ? tx : undefined
  const rules = { gate: activeAccountGate, companions, home }
  for (const batch of tx.isSpread ? await divide(tx, items) : [items]) {
    const { outcomes } = await runBatch(line, batch, rules)
    for (const outcome of outcomes)
      if (outcome === 'locked' || outcome.status !== 'ok')
        throw new Error(`a round of the past is refused: ${JSON.stringify(outcome)}`)
  }
}

/** A batch is of one machine: where players are spread, of one part of them. */
async function divide(tx: Tx, items: readonly BetWinItem[]): Promise<BetWinItem[][]> {
  const rows = await tx.rows<{ playerId: number; part: number }>(sql`
    select id as "playerId", get_shard_id_for_distribution_column('players', id) as part
    from unnest(${items.map(({ playerId }) => playerId)}::bigint[]) as id`)
  const parts = new Map(rows.map(({ playerId, part }) => [playerId, part]))
  return [...Map.groupBy(items, ({ playerId }) => parts.get(playerId)).values()]
}
