import type { Cell } from '@parlour/contract/csv.ts'
import { byteOrderMark, toCsvLine } from '@parlour/contract/csv.ts'
import { createHash, randomBytes } from 'node:crypto'
import type { InputOf } from '@parlour/contract/call.ts'
import type { operatorReportCalls } from '@parlour/contract/operator/reports.ts'
import { mostExportRows } from '@parlour/contract/report-figures.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { listAgents } from './agents.ts'
import { careFigures, readCareDays } from './care.ts'
import { listEntriesBehind, readPlace } from './entries.ts'
import type { Figures } from './figures.ts'
import { listParts } from './parts.ts'
import { listCohorts, readDays } from './read.ts'

export type Export = InputOf<typeof operatorReportCalls.startExport>

const validSeconds = 60

/** A link to a file, good once, for whom it was made. */
export async function makeExport(tx: Tx, asked: object, operatorId: number): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await tx.run(sql`insert into report_exports (token_hash, operator_id, asked, expires_at)
    values (${hash(token)}, ${operatorId}, ${JSON.stringify(asked)},
      now() + ${validSeconds} * interval '1 second')`)
  return token
}

/** Uses a link up: what is to be written into the file. */
export async function useExport<Asked extends object>(
  queries: Queries,
  { token, operatorId }: { token: string; operatorId: number },
): Promise<Asked | null> {
  const used = await queries.find<{ asked: Asked }>(sql`
    delete from report_exports where token_hash = ${hash(token)}
    and operator_id = ${operatorId} and expires_at > now() returning asked`)
  return used?.asked ?? null
}

/** What a file says in its last line that does not hold the whole list. */
export function endWords(mostRows: number): string {
  const most = mostRows.toLocaleString('en')
  return `The list goes on: a file ends after ${most} rows. Take less at a time.`
}

/** The file, line by line: nothing of it is held in memory but a page. */
export async function* writeExport(
  queries: Queries,
  asked: Export,
  mostRows = mostExportRows,
): AsyncGenerator<string> {
  yield byteOrderMark
  for await (const cells of listRows(queries, asked, mostRows)) yield toCsvLine(cells)
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

const figureNames = [
  'staked',
  'won',
  'ggr',
  'bonusCost',
  'ngr',
  'deposited',
  'sentBack',
  'withdrawn',
  'fees',
  'adjusted',
] as const satisfies (keyof Figures)[]

const toCells = (figures: Figures): Cell[] =>
  figureNames.map((name) => ({ hundredths: figures[name] }))

async function* listRows(
  queries: Queries,
  asked: Export,
  mostRows: number,
): AsyncGenerator<Cell[]> {
  const { report, from, to } = asked
  const { settings } = await readSettings(queries)
  const range = { from, to, timeZone: settings.timeZone }
  if (report === 'days') {
    yield ['day', ...figureNames, 'activePlayers', 'newPlayers']
    for (const { day, active, joined, ...figures } of await readDays(queries, range))
      yield [day, ...toCells(figures), active, joined]
  } else if (report === 'cohorts') {
    const cohorts = await listCohorts(queries, { weeks: cohortWeeks, timeZone: range.timeZone })
    const later = Math.max(0, ...cohorts.map(({ active }) => active.length))
    yield ['week', 'newPlayers', ...Array.from({ length: later }, (_, week) => `+${week}`)]
    for (const { week, joined, active } of cohorts) yield [week, joined, ...active]
  } else if (report === 'care') {
    yield ['day', ...careFigures]
    for (const day of await readCareDays(queries, range))
      yield [day.day, ...careFigures.map((name) => day[name])]
  } else if (report === 'agents') {
    yield* listAgentRows(queries, { from, to })
  } else if (report === 'entries') {
    yield* listEntryRows(queries, asked, mostRows)
  } else {
    yield ['provider', 'line', 'name', 'nameEn', ...figureNames]
    for (const { figures, ...of } of await listParts(queries, range, report))
      yield [of.provider, of.line, of.name, of.nameEn, ...toCells(figures)]
  }
}

/** The whole tree, each agent before those below; three levels, as commissions go. */
async function* listAgentRows(
  queries: Queries,
  range: { from: string; to: string },
  { superiorId = null as number | null, depth = 1 } = {},
): AsyncGenerator<Cell[]> {
  if (depth === 1) yield agentColumns
  for (let after: number | null = null; ;) {
    const page = await listAgents(queries, { superiorId, after, limit: agentsAtOnce, ...range })
    for (const { playerId, playerName, levels, valid, stake, commission } of page) {
      const money = [{ hundredths: stake }, { hundredths: commission }]
      yield [playerId, playerName, superiorId, depth, ...levels, valid, ...money]
      const below = { superiorId: playerId, depth: depth + 1 }
      if ((levels[0] ?? 0) > 0 && depth < agentLevels) yield* listAgentRows(queries, range, below)
    }
    const last = page.at(-1)
    if (page.length < agentsAtOnce || !last) return
    after = last.playerId
  }
}

const agentsAtOnce = 100
const agentLevels = 3
const agentColumns = [
  'playerId',
  'playerName',
  'superiorId',
  'depth',
  'level1',
  'level2',
  'level3',
  'valid',
  'teamStake',
  'commission',
]

const cohortWeeks = 26
const pageRows = 1_000

async function* listEntryRows(
  queries: Queries,
  asked: Export,
  mostRows: number,
): AsyncGenerator<Cell[]> {
  const { figure = 'staked', from, to, provider, line } = asked
  const { settings } = await readSettings(queries)
  const behind = { figure, from, to, provider, line, timeZone: settings.timeZone }
  yield ['time', 'playerId', 'account', 'seq', 'code', 'change', 'provider', 'source', 'roundId']
  let after = readPlace(undefined)
  for (let written = 0; written < mostRows; written += pageRows) {
    const limit = Math.min(pageRows, mostRows - written)
    const page = await listEntriesBehind(queries, behind, { after, limit })
    for (const { at, playerId, account, seq, code, change, ...of } of page)
      yield [
        at.toISOString(),
        playerId,
        account,
        seq,
        code,
        { hundredths: change },
        of.provider,
        of.source,
        of.roundId,
      ]
    const last = page.at(-1)
    if (page.length < limit || !last) return
    after = readPlace(last.cursor)
  }
  // Not so many when they were counted, there may be more by now.
  const more = await listEntriesBehind(queries, behind, { after, limit: 1 })
  if (more.length > 0) yield [endWords(mostRows)]
}
