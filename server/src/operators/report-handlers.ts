import { operatorPrefix } from '@parlour/contract/operator/operator-call.ts'
import type { operatorReportCalls } from '@parlour/contract/operator/reports.ts'
import { mostExportRows, mostReportDays } from '@parlour/contract/report-figures.ts'
import type { Queries } from '../frame/db.ts'
import { readIdCursor } from '../frame/input.ts'
import { readSettings } from '../frame/settings.ts'
import type { EntryBehind, Range } from '../reports/index.ts'
import {
  countEntries,
  entriesOf,
  listAgents,
  listCohorts,
  listDefinitions,
  listEntriesBehind,
  listParts,
  makeExport,
  readBefore,
  readCareDays,
  readDays,
  readPlace,
  readSummedTo,
  readToday,
  readTotal,
  toFigures,
  totalCare,
} from '../reports/index.ts'
import type { OperatorHandlers } from './run.ts'

export const reportHandlers = {
  async getReport({ tx, error }, asked) {
    const range = await findRange(tx, asked)
    if (!range) throw error('badRange')
    const days = await readDays(tx, range)
    const summedTo = await readSummedTo(tx)
    return {
      dayList: days.map(({ active, joined, ...figures }) => {
        return { ...figures, activePlayers: active, newPlayers: joined }
      }),
      total: await readTotal(tx, range),
      before: await readTotal(tx, await readBefore(tx, range)),
      summedTime: summedTo?.getTime() ?? null,
    }
  },
  async getToday({ tx }) {
    const { settings } = await readSettings(tx)
    const { today, before, hours } = await readToday(tx, settings.timeZone)
    const summedTo = await readSummedTo(tx)
    return { today, before, hourList: hours, summedTime: summedTo?.getTime() ?? null }
  },
  async listReportLines({ tx, error }, { part, ...asked }) {
    const range = await findRange(tx, asked)
    if (!range) throw error('badRange')
    const lines = await listParts(tx, range, part)
    const before = await listParts(tx, await readBefore(tx, range), part)
    const keyOf = ({ provider, line }: { provider: string; line: string }) => `${provider} ${line}`
    const earlier = new Map(before.map((one) => [keyOf(one), one.figures]))
    const lineList = lines.map((one) => ({
      ...one,
      before: earlier.get(keyOf(one)) ?? toFigures([]),
    }))
    return { lineList }
  },
  async explainReport({ tx, error }, asked) {
    const range = await findRange(tx, asked)
    if (!range) throw error('badRange')
    return { definitionList: listDefinitions(range) }
  },
  async getCareReport({ tx, error }, asked) {
    const range = await findRange(tx, asked)
    if (!range) throw error('badRange')
    const dayList = await readCareDays(tx, range)
    const before = await readCareDays(tx, await readBefore(tx, range))
    return { dayList, total: totalCare(dayList), before: totalCare(before) }
  },
  async listCohorts({ tx }, { weeks }) {
    const { settings } = await readSettings(tx)
    const cohorts = await listCohorts(tx, { weeks, timeZone: settings.timeZone })
    return {
      cohortList: cohorts.map(({ week, joined, active }) => {
        return { week, newPlayers: joined, activeList: active }
      }),
    }
  },
  async listAgents({ tx, error }, { superiorId = null, cursor, limit, ...asked }) {
    const range = await findRange(tx, asked)
    if (!range) throw error('badRange')
    const page = { superiorId, after: readIdCursor(cursor), limit: limit + 1, ...asked }
    const found = await listAgents(tx, page)
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      agentList: shown.map(({ levels, valid, ...agent }) => {
        return { ...agent, levelCounts: levels, validCount: valid }
      }),
      nextCursor: last ? String(last.playerId) : null,
    }
  },
  async listReportEntries({ tx, error }, { figure, provider, line, cursor, limit, ...asked }) {
    const range = await findRange(tx, asked)
    if (!range) throw error('badRange')
    const page = { after: readPlace(cursor), limit: limit + 1 }
    const found = await listEntriesBehind(tx, { ...range, figure, provider, line }, page)
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      entryList: shown.map(toEntry),
      nextCursor: last?.cursor ?? null,
    }
  },
  async startExport({ tx, operator, error, about }, asked) {
    const { report, figure, provider, line } = asked
    const wants = report === 'entries' ? 'ledger.read' : 'reports.read'
    if (!operator.permissions.includes(wants)) throw error('listNotPermitted')
    const range = await findRange(tx, asked)
    if (!range) throw error('badRange')
    if (report === 'entries') {
      if (!figure) throw error('figureMissing')
      const counting = { codes: entriesOf(figure).codes, provider, line }
      if ((await countEntries(tx, range, counting)) > mostExportRows) throw error('tooManyRows')
    }
    about(`report:${report}`)
    const token = await makeExport(tx, asked, operator.operatorId)
    return { address: `${operatorPrefix}exports/${token}` }
  },
} satisfies OperatorHandlers<typeof operatorReportCalls>

/** The place in the list stays with the list. */
function toEntry({
  playerId,
  account,
  seq,
  code,
  change,
  provider,
  source,
  roundId,
  at,
}: EntryBehind) {
  const moved = { playerId, account, seq, code, change }
  return { ...moved, provider, source, roundId, time: at.getTime() }
}

const dayMs = 86_400_000

/** Null where the days are in the wrong order or too many. */
async function findRange(queries: Queries, asked: { from: string; to: string }) {
  const { from, to } = asked
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  if (days < 1 || days > mostReportDays) return null
  const { settings } = await readSettings(queries)
  return { from, to, timeZone: settings.timeZone } satisfies Range
}
