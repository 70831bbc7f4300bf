import type { operatorLedgerCalls } from '@parlour/contract/operator/ledger.ts'
import { readIdCursor } from '../frame/input.ts'
import { findRoundOf } from '../play/index.ts'
import { readNames } from '../players/index.ts'
import type { LedgerEntry } from '../wallet/index.ts'
import { followsOn, listLedger, traceEntry } from '../wallet/index.ts'
import type { OperatorHandlers } from './run.ts'

export const ledgerHandlers = {
  async listLedger({ tx, error }, { playerId, account, cursor, limit }) {
    const playerName = (await readNames(tx, [playerId])).get(playerId)
    if (playerName === undefined) throw error('unknownPlayer')
    const page = { playerId, account, before: readIdCursor(cursor), limit: limit + 1 }
    const found = await listLedger(tx, page)
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      playerName,
      entryList: shown.map(tell),
      isWhole: followsOn(found),
      nextCursor: last ? String(last.seq) : null,
    }
  },
  async traceTransfer({ tx, error }, wanted) {
    const { playerId } = wanted
    const entries = await traceEntry(tx, wanted)
    const [first] = entries
    if (!first) throw error('unknownEntry')
    const { provider, roundId } = first
    const found = roundId === null ? null : await findRoundOf(tx, { playerId, provider, roundId })
    if (!found) return { entryList: entries.map(tell), round: null }
    const { openedAt, settledAt, ...round } = found
    return {
      entryList: entries.map(tell),
      round: {
        ...round,
        openTime: openedAt.getTime(),
        settleTime: settledAt?.getTime() ?? null,
      },
    }
  },
} satisfies OperatorHandlers<typeof operatorLedgerCalls>

function tell({ at, ...entry }: LedgerEntry) {
  return { ...entry, time: at.getTime() }
}
