import type { operatorLedgerCalls } from '@parlour/contract/operator/ledger.ts'
import { ownerOf, readTimelines } from '../cashier/index.ts'
import { lastDays } from '../frame/calendar.ts'
import type { Queries } from '../frame/db.ts'
import { readIdCursor } from '../frame/input.ts'
import { readSettings } from '../frame/settings.ts'
import { findRoundOf, listProviders, readResult, readRoundTime } from '../play/index.ts'
import { isPlayer, readNames } from '../players/index.ts'
import { readHouse, readSummedTo } from '../reports/index.ts'
import type { LedgerEntry } from '../wallet/index.ts'
import {
  checkPlayer,
  countDifferences,
  findEntry,
  followsOn,
  listLedger,
  readClosedAt,
  traceEntry,
} from '../wallet/index.ts'
import { listActs } from './audit.ts'
import type { OperatorHandlers } from './run.ts'

export const ledgerHandlers = {
  async listLedger({ tx, error }, { cursor, ...wanted }) {
    const { playerId } = wanted
    const playerName = (await readNames(tx, [playerId])).get(playerId)
    if (playerName === undefined) throw error('unknownPlayer')
    const { settings } = await readSettings(tx)
    const page = { ...wanted, timeZone: settings.timeZone, before: readIdCursor(cursor) }
    const { entries, next } = await listLedger(tx, page)
    return {
      playerName,
      entryList: entries.map(tell),
      isWhole: followsOn(entries),
      nextCursor: next === null ? null : String(next),
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
    const { provider, roundId, source } = first
    const stepList = await listSteps(tx, playerId, source)
    const found = roundId === null ? null : await findRoundOf(tx, { playerId, provider, roundId })
    if (!found) return { entryList: entries.map(tell), stepList, round: null }
    const { openedAt, settledAt, ...round } = found
    return {
      entryList: entries.map(tell),
      stepList,
      round: {
        ...round,
        played: readResult(round.result),
        openTime: openedAt.getTime(),
        settleTime: settledAt?.getTime() ?? null,
      },
    }
  },
  async recomputePlayer({ tx, error }, { playerId }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    const checked = await checkPlayer(tx, { playerId, mostLines })
    if (!checked) throw error('tooManyLines')
    return { ...checked, time: Date.now() }
  },
  async getHouseAccounts({ tx }) {
    const { settings } = await readSettings(tx)
    const [today = ''] = lastDays(settings.timeZone, 1)
    const range = { from: today, to: today, timeZone: settings.timeZone }
    const closedAt = await readClosedAt(tx)
    const summedTo = await readSummedTo(tx)
    return {
      accountList: await readHouse(tx, range),
      summedTime: summedTo?.getTime() ?? null,
      closedTime: closedAt?.getTime() ?? null,
      differences: await countDifferences(tx),
    }
  },
} satisfies OperatorHandlers<typeof operatorLedgerCalls>

/** What became of an order and what operators did about it; nothing for what is no order. */
async function listSteps(queries: Queries, playerId: number, orderId: string) {
  const timelines = await readTimelines(queries, playerId, [orderId])
  const steps = (timelines.get(orderId) ?? []).map(({ status, time }) => {
    const nobody = { by: null, auditId: null, isProposed: false }
    return { what: 'status' as const, code: status, ...nobody, time }
  })
  if (steps.length === 0) return []
  const acts = await listActs(queries, { subjects: [orderId], before: null, limit: mostActs })
  const done = acts.map(({ action, operatorName, auditId, isProposed, at }) => {
    const time = at.getTime()
    return { what: 'act' as const, code: action, by: operatorName, auditId, isProposed, time }
  })
  return [...steps, ...done].toSorted((one, other) => one.time - other.time)
}

const mostActs = 50

/** As many as are worked out while somebody waits. */
const mostLines = 100_000

function tell({ at, ...entry }: LedgerEntry) {
  return { ...entry, time: at.getTime() }
}
