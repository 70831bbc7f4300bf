import { toColumn } from '../frame/columns.ts'
import { only } from '../frame/pins.ts'
import { settingsVersion } from '../frame/settings.ts'
import type { AccountRow, LockedRow, Mark } from './account.ts'
import type { Gate, Statement } from './companion.ts'

export type FactRow = Mark & { playerId: number; fact: unknown; untilMs: number | null }

/** A player's mark, for whoever joins `player_marks`. */
export const markColumns = `coalesce(player_marks.mark, 0) as mark,
  coalesce(${settingsVersion}, 0) as "siteVersion"`

export function findFacts(playerIds: readonly number[], gate: Gate): Statement {
  return {
    name: 'wallet.find-facts',
    text: `select players.player_id as "playerId", ${markColumns}, coalesce((select rules
          from wallet_accounts a where a.player_id = players.player_id and a.account = 'coin'
          ${only('a')}), 0) as rules, ${gate.fact} as fact,
        (extract(epoch from ${gate.until ?? 'null::timestamptz'}) * 1000)::bigint as "untilMs"
      from players left join player_marks on player_marks.player_id = players.player_id
        ${only('player_marks')}
      where players.player_id = any($1::bigint[]) ${only('players')}`,
    values: [toColumn(playerIds)],
  }
}

const mostKept = 10_000

/**
 * What a lane knows of its players, for as long as it has its connection. Good as long as the mark
 * read with the account is the one it was read with, and the moment has not come at which a pause
 * ends or a token expires.
 */
export function createFactMemory() {
  const kept = new Map<number, FactRow>()
  return {
    listUnknown: (playerIds: readonly number[]) => playerIds.filter((id) => !kept.has(id)),
    listStale: (rows: readonly LockedRow[]) =>
      rows.filter((row) => !isGood(kept.get(row.playerId), row)).map(({ playerId }) => playerId),
    keep(rows: readonly FactRow[]): void {
      for (const row of rows) {
        kept.delete(row.playerId)
        kept.set(row.playerId, row)
      }
      for (const playerId of kept.keys()) {
        if (kept.size <= mostKept) return
        kept.delete(playerId)
      }
    },
    addTo: (row: LockedRow): AccountRow => ({ ...row, fact: kept.get(row.playerId)?.fact }),
  }
}

export type FactMemory = ReturnType<typeof createFactMemory>

function isGood(known: FactRow | undefined, now: LockedRow): boolean {
  if (known?.mark !== now.mark || known.siteVersion !== now.siteVersion) return false
  if (known.rules !== now.rules) return false
  return known.untilMs === null || now.nowMs < known.untilMs
}
