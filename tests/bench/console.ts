import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { permissions } from '@parlour/contract/operator/roles.ts'
import { createApp } from '@parlour/server/app.ts'
import { readConfig } from '@parlour/server/config.ts'
import type { Database, Queries, Sql } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import type { App } from '@parlour/server/frame/module.ts'
import type { Operator } from '@parlour/server/operators/index.ts'
import { findOperatorByName, makeOperator } from '@parlour/server/operators/index.ts'
import { operatorHandlers, runOperatorCall } from '@parlour/server/operators/index.ts'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres.ts'
import { fill } from './console/fill.ts'
import { largestOf } from './console/plans.ts'

// `npm run bench:console [-- --players=10000000 --times=40]`: how long the console's lists and its
// one box take over so many players, and that no plan behind them scans or sorts 10,000 rows.
// With `--folder=…` the players stay there and are measured again without being made again, with
// `--only=…` by one call.
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000000' },
    times: { type: 'string', default: '40' },
    folder: { type: 'string' },
    only: { type: 'string' },
  },
})
const players = Number(values.players)
const times = Number(values.times)
const mostRows = 10_000
const listMs = 100
const boxMs = 50
/** On the disk, since ten million do not fit into memory, with a small server's part of that. */
const settings = [
  'shared_buffers=1GB',
  'max_wal_size=8GB',
  'fsync=off',
  'full_page_writes=off',
  'autovacuum=off',
]

type Asked = { call: string; body: object; about: string; mostMs: number }

process.exitCode = (await bench()) ? 0 : 1

async function bench(): Promise<boolean> {
  const dataDir = values.folder ?? mkdtempSync(path.join(tmpdir(), 'parlour-scratch-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings })
  const config = readConfig({
    PARLOUR_MODE: 'test',
    DATABASE_URL: postgres.url,
    PARLOUR_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'silent',
  })
  const app = createApp(config)
  try {
    await migrate(app.database, () => undefined)
    if (!(await findOperatorByName(app.database, 'bench'))) await prepare(app.database)
    const operator = await findOperatorByName(app.database, 'bench')
    if (!operator) throw new Error('the operator was not made')
    let isFine = true
    const all = await listAsked(app.database)
    for (const asked of all.filter(({ call }) => call === (values.only ?? call)))
      isFine = (await judge(app, operator, asked)) && isFine
    return isFine
  } finally {
    await app.database.end()
    await postgres.stop()
    if (values.folder === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
}

async function prepare(database: Database): Promise<void> {
  const startedAt = performance.now()
  await fill(database, players)
  await database.transaction((tx) => makeOperator(tx, 'bench', permissions))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`${players.toLocaleString('en')} players made in ${seconds} s`)
}

async function listAsked(database: Database): Promise<Asked[]> {
  const { playerId, account, mobile } = await database.row<{
    playerId: number
    account: string
    mobile: string
  }>(sql`select player_id as "playerId", account, mobile from players
    where account = ${`player${Math.floor(players / 2)}`}`)
  const box = (about: string, search: string) => {
    return { call: 'findAnything', body: { search }, about, mostMs: boxMs }
  }
  // Half a day ago: in the middle of what waits.
  const noonMicros = (Date.now() - 43_200_000) * 1_000
  const conditions = [{ field: 'deposited', is: 'atLeast', value: 99_900 }]
  return [
    ...listPlayerLists(playerId, mobile),
    box('an id', String(playerId)),
    box('the last four digits', mobile.slice(-4)),
    box('a whole number', `0${mobile.slice(2)}`),
    box('an account', account),
    box('a beginning of all', 'player'),
    box('a name', 'name00'),
    box('what nobody has', 'zzzz'),
    box('an order that is not there', 'WD0000'),
    list('getPlayer', 'one player', { playerId }),
    list('listPlayerEvents', 'one player', { playerId }),
    list('listLedger', 'one player', { playerId, account: 'coin' }),
    list('listLedger', 'one player, filtered', {
      playerId,
      code: 'deposit',
      fromDay: '2026-01-01',
      toDay: '2026-12-31',
    }),
    list('getHouseAccounts', 'today', {}),
    list('countTransfers', 'all views', {}),
    list('listOpenDeposits', 'announced', { limit: 100 }),
    list('listOpenDeposits', 'announced, from a place on', { cursor: `${noonMicros}.DP5-0` }),
    list('listProposals', 'to match', { limit: 50 }),
    list('listConflicts', 'all', {}),
    list('listKyc', 'from a place on', { cursor: `${noonMicros}.5` }),
    list('listChannelFigures', 'a day', {}),
    list('getCareReport', 'a year', { from: '2026-01-01', to: '2026-12-31' }),
    list('listExports', 'own', {}),
    list('listGroups', 'of one player', { playerId }),
    { ...list('listGroups', 'among 200 accounts', {}), mostMs: 2_000 },
    list('listWithdrawals', 'waiting', {}),
    list('listApprovals', 'waiting', { view: 'waiting' }),
    list('listAudit', 'all', {}),
    list('listAudit', 'from an address, on a day', {
      address: '192.0.2.1',
      fromDay: dayAgo(1),
      toDay: dayAgo(0),
    }),
    list('listCases', 'all', {}),
    list('listMails', 'all', {}),
    list('getHome', 'queues', {}),
    // Reads a part of the players, which is bounded, and judges each row of it.
    { ...list('countSegment', 'few of all', { conditions }), mostMs: 1_000 },
  ]
}

function list(call: string, about: string, body: object): Asked {
  return { call, body, about, mostMs: listMs }
}

function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

/** The list of players under every filter. */
function listPlayerLists(playerId: number, mobile: string): Asked[] {
  return [
    list('listPlayers', 'the newest', {}),
    list('listPlayers', 'from the middle on', { cursor: String(playerId) }),
    list('listPlayers', 'frozen', { state: 'frozen' }),
    list('listPlayers', 'frozen, from the middle on', {
      state: 'frozen',
      cursor: String(playerId),
    }),
    list('listPlayers', 'closed: none', { state: 'closed' }),
    list('listPlayers', 'of much money', { netFrom: 149_000 }),
    list('listPlayers', 'of little money, from a place on', {
      netTo: 100_000,
      cursor: `50000.${playerId}`,
    }),
    list('listPlayers', 'seen this week', { seenWithin: 7 }),
    list('listPlayers', 'not seen for a year', { unseenFor: 365 }),
    list('listPlayers', 'of a level', { level: 9 }),
    list('listPlayers', 'from a site', { source: 'site7.example' }),
    list('listPlayers', 'in a country, from the middle on', {
      country: 'LA',
      cursor: `${playerId}.${playerId}`,
    }),
    list('listPlayers', 'registered on days', { joinedFrom: dayAgo(2), joinedTo: dayAgo(0) }),
    list('listPlayers', 'registered and staked, whom nobody is', {
      joinedTo: dayAgo(0),
      stakedFrom: dayAgo(30),
      stakedTo: dayAgo(0),
    }),
    list('listPlayers', 'by all of it, whom nobody is', {
      netFrom: 0,
      seenWithin: 30,
      level: 3,
      source: 'nowhere',
      country: 'TH',
      state: 'frozen',
    }),
    list('listPlayers', 'the last four digits', { search: mobile.slice(-4) }),
    list('listPlayers', 'a whole number', { search: `0${mobile.slice(2)}` }),
    list('listPlayers', 'what every account begins with', { search: 'player' }),
    list('listPlayers', 'what none begins with', { search: 'zzzz' }),
  ]
}

async function judge(app: App, operator: Operator, { call, body, about, mostMs }: Asked) {
  const seen: Sql[] = []
  const watched = { ...app, database: watch(app.database, seen) }
  const ask = (place: App) =>
    runOperatorCall(place, { name: call, handlers: operatorHandlers, body, operator })
  await ask(watched)
  const took: number[] = []
  for (let n = 0; n < times; n++) {
    const startedAt = performance.now()
    await ask(app)
    took.push(performance.now() - startedAt)
  }
  const p95 = took.toSorted((a, b) => a - b)[Math.floor((took.length - 1) * 0.95)] ?? 0
  let rows = 0
  let worst = ''
  for (const statement of seen) {
    const read = await largestOf(app.database, statement)
    if (read > rows) [rows, worst] = [read, statement.text]
  }
  const most = call === 'countSegment' ? 3 * mostRows : mostRows
  const isFine = p95 <= mostMs && rows <= most
  const ms = `p95 ${p95.toFixed(1)} ms (at most ${mostMs})`
  console.log(
    `${isFine ? 'PASS' : 'FAIL'}  ${call}, ${about}: ${ms}, ${seen.length} statements, ` +
      `most rows scanned or sorted ${rows}`,
  )
  if (rows > most) console.log(`      ${worst.replaceAll(/\s+/g, ' ')}`)
  return isFine
}

/** Keeps what is asked of the database. */
function watch(database: Database, seen: Sql[]): Database {
  const keep = (queries: Queries): Queries => ({
    rows: (statement) => (seen.push(statement), queries.rows(statement)),
    row: (statement) => (seen.push(statement), queries.row(statement)),
    find: (statement) => (seen.push(statement), queries.find(statement)),
    run: (statement) => (seen.push(statement), queries.run(statement)),
  })
  return {
    ...database,
    ...keep(database),
    reads: { ...database.reads, ...keep(database.reads) },
    readsBehind: async () => keep(await database.readsBehind()),
    transaction: (work) => database.transaction((tx) => work({ ...tx, ...keep(tx) })),
  }
}
