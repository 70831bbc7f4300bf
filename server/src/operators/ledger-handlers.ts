import type { operatorLedgerCalls } from '@parlour/contract/operator/ledger.ts'
import { ownerOf } from '../cashier/index.ts'
import { readIdCursor } from '../frame/input.ts'
import { findRoundOf, listProviders, readResult, readRoundTime } from '../play/index.ts'
import { readNames } from '../players/index.ts'
import type { LedgerEntry } from '../wallet/index.ts'
import { findEntry, followsOn, listLedger, traceEntry } from '../wallet/index.ts'
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
  async findEntries({ app, tx, error }, { search: written, playerId: wanted }) {
    const search = written.trim()
    const owner = ownerOf(search)
    const playerId = owner ?? wanted
    const playerName = playerId && (await readNames(tx, [playerId])).get(playerId)
    if (playerId === undefined || !playerName) throw error('nothingFound')
    const served = (await listProviders(tx, app.config)).map(({ provider }) => provider)
    const roundAt = await readRoundTime(tx, { playerId, roundId: search, providers: served })
    const providers = ['house', ...served]
    const name = owner === null ? search : search.toUpperCase()
    const entry = await findEntry(tx, { playerId, search: name, providers, roundAt })
    if (!entry) throw error('nothingFound')
    const entries = await traceEntry(tx, { playerId, account: entry.account, seq: entry.seq })
    return { playerId, playerName, entryList: entries.map(tell) }
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
        played: readResult(round.result),
        openTime: openedAt.getTime(),
        settleTime: settledAt?.getTime() ?? null,
      },
    }
  },
} satisfies OperatorHandlers<typeof operatorLedgerCalls>

function tell({ at, ...entry }: LedgerEntry) {
  return { ...entry, time: at.getTime() }
}
