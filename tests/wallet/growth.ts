import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readLaunch } from '@parlour/contract/wallet-protocol.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { checkLedger } from '@parlour/server/wallet/index.ts'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres.ts'
import { openRound } from '../conformance/client.ts'
import { median, percentile } from '../bench/figures.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { startPlay } from '../stack/play-stack.ts'
import type { Veteran } from './growth/acts.ts'
import { checkDays, listActs } from './growth/acts.ts'
import { fillHouse } from './growth/past.ts'
import type { Work } from './growth/plans.ts'
import { listenToPlans, planSettings, tellPlans } from './growth/plans.ts'

// `npm run bench:growth [-- --entries=10000000 --months=36]`
// Houses of three years with a tenfold of entries each, up to so many. What a bet, a launch, a
// history, a statement, a claim and the check ask of the database must not grow with the house:
// statements, rows and pages are counted, and no large table is read from end to end. Times are
// told, not judged: the machine has them. Bets a second are told of all houses by turns of a
// second, so that a busy minute falls on all of them alike.
const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '100000' },
    months: { type: 'string', default: '36' },
  },
})
const months = Number(values.months)
const entries = Number(values.entries)
const smallest = Math.max(10_000, entries / 100)
/** A tree of keys has a level more now and then; rows that are read must stay the same. */
const mostRows = 1.1
const mostPages = 1.5
const slack = 40
const tries = 4
const callers = 64
const betTurns = 12
const checkedBets = 5_000

const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-scratch-'))
const plans = listenToPlans()
const settings = ['shared_buffers=512MB', 'max_wal_size=4GB', 'fsync=off', ...planSettings]
const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => plans.log(line), settings })
type Size = {
  entries: number
  works: Map<string, Work & { ms: number }>
  /** Bets made in a second. */
  bet: () => Promise<number>
  rates: number[]
  stop: () => Promise<void>
}
try {
  const template = openDatabase(postgres.url, 2, () => undefined)
  await migrate(template, () => undefined)
  await template.end()
  const sizes: Size[] = []
  for (let size = smallest; size <= entries; size *= 10) sizes.push(await measure(size))
  await betInTurns(sizes)
  for (const { stop } of sizes) await stop()
  process.exitCode = report(sizes) ? 0 : 1
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure(size: number): Promise<Size> {
  const filled = await startPlay(postgres.url)
  const { database } = filled.app
  // Nothing else closes days or asks meanwhile.
  await database.run(sql`update scheduled_jobs set next_at = now() + interval '1 day'`)
  const begun = performance.now()
  const player = await filled.signIn()
  const { closedMs } = await fillHouse(database, player.playerId, { entries: size, months })
  const seconds = (performance.now() - begun) / 1_000
  const perEntry = ((closedMs * 1_000) / size).toFixed(0)
  console.log(`${size} entries in ${seconds.toFixed(0)} s; closed at ${perEntry} µs an entry`)
  await tellPlans(database, true)
  const stack = { ...filled, ...(await filled.another()) }
  const veteran = await seat(stack, player)
  const works = new Map<string, Work & { ms: number }>()
  for (const act of listActs(stack, veteran)) works.set(act.name, await weigh(stack, act))
  // Something to check, as much in each house.
  await bet(veteran, (made) => made < checkedBets)
  const checked = await weigh(stack, { run: () => checkDays(stack) })
  const open = await checkDays(stack)
  const per = (count: number) => count / open
  works.set('check, for each entry', {
    ...checked,
    rows: per(checked.rows),
    pages: per(checked.pages),
    ms: per(checked.ms),
    seqScans: checked.seqScans.filter((table) => table !== 'wallet_day'),
  })
  const { difference } = await checkLedger(database)
  if (difference !== null) throw new Error(difference)
  await tellPlans(database, false)
  await stack.stop()
  // Bets of a server that never told of its plans.
  const quick = await filled.another()
  const bettor = { ...veteran, url: quick.url }
  const stop = async () => void (await Promise.all([quick.stop(), filled.stop()]))
  return { entries: size, works, bet: () => betForASecond(bettor), rates: [], stop }
}

async function seat(stack: PlayStack, player: Veteran['player']): Promise<Veteran> {
  const { playerId } = player
  await stack.app.database.run(sql`insert into player_consents (player_id, terms_version, is_of_age)
    values (${playerId}, '1', true)`)
  const { gameUrl } = await stack.ok('startGame', { gameId: 101 }, player)
  const token = readLaunch(gameUrl)['token'] ?? ''
  const { url, secret } = stack
  return { url, provider: 'arcade', secret, playerId, gameId: 101, token, player }
}

type Weighed = { prepare?: () => Promise<unknown>; run: () => Promise<unknown> }

/** The least of a few tries: what the house does by itself meanwhile only adds. */
async function weigh(
  { app }: PlayStack,
  { prepare, run }: Weighed,
): Promise<Work & { ms: number }> {
  const mark = (name: string) => app.database.rows({ text: `select '${name}' as mark`, values: [] })
  const found: (Work & { ms: number })[] = []
  for (let nth = 0; nth < tries; nth++) {
    await prepare?.()
    let ms = 0
    const work = await plans.during(async () => {
      const begun = performance.now()
      await run()
      ms = performance.now() - begun
    }, mark)
    found.push({ ...work, ms })
  }
  const least = (read: (work: Work & { ms: number }) => number) => Math.min(...found.map(read))
  return {
    statements: least((one) => one.statements),
    rows: least((one) => one.rows),
    pages: least((one) => one.pages),
    ms: least((one) => one.ms),
    seqScans: [...new Set(found.flatMap((one) => one.seqScans))],
  }
}

/** The first turn of each is not counted; then there and back again. */
async function betInTurns(sizes: Size[]): Promise<void> {
  for (const { bet: warmUp } of sizes) await warmUp()
  for (let nth = 0; nth < betTurns; nth++)
    for (const size of nth % 2 ? sizes.toReversed() : sizes) size.rates.push(await size.bet())
}

function betForASecond(veteran: Veteran): Promise<number> {
  const end = performance.now() + 1_000
  return bet(veteran, () => performance.now() < end)
}

async function bet(veteran: Veteran, goesOn: (made: number) => boolean): Promise<number> {
  let made = 0
  const call = async () => {
    for (; goesOn(made); made++) await openRound(veteran).askBet({ amount: 1 })
  }
  await Promise.all(Array.from({ length: callers }, call))
  return made
}

function report(sizes: Size[]): boolean {
  const [first] = sizes
  if (!first) return false
  const faults: string[] = []
  for (const [name, least] of first.works) {
    console.log(`\n${name.padEnd(28)}statements     rows    pages       ms`)
    for (const { entries: size, works } of sizes) {
      const work = works.get(name)
      if (!work) continue
      const figures = [work.statements, work.rows, work.pages, work.ms]
      const texts = figures.map((one) => one.toFixed(one < 10 && one % 1 !== 0 ? 2 : 0).padStart(9))
      console.log(`  ${String(size).padEnd(25)}${texts.join('')}`)
      const about = `${name} at ${size}`
      const room = name.includes('each') ? 5 : slack
      if (work.statements > least.statements + 2) faults.push(`${about}: more statements`)
      if (work.rows > least.rows * mostRows + room) faults.push(`${about}: more rows`)
      if (work.pages > least.pages * mostPages + room) faults.push(`${about}: more pages`)
      for (const table of work.seqScans) faults.push(`${about}: reads all of ${table}`)
    }
  }
  console.log(`\nbets a second, median of turns  of the smallest's beside it`)
  for (const { entries: size, rates } of sizes) {
    const ratios = rates.map((rate, turn) => rate / (first.rates[turn] ?? Number.NaN))
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => percentile(ratios, share))
    const rate = median(rates).toFixed(0).padStart(6)
    const range = `${low?.toFixed(2)} to ${high?.toFixed(2)}`
    console.log(`  ${String(size).padEnd(23)}${rate}  ${middle?.toFixed(2)} (${range})`)
  }
  for (const fault of faults) console.error(`FAULT  ${fault}`)
  console.log(faults.length === 0 ? 'PASS' : `FAIL: ${faults.length}`)
  return faults.length === 0
}
