import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { addPlayer, openTestLedger } from '../../../tests/stack/ledger.ts'
import type { PastEntry } from '../../../tests/wallet/past.ts'
import { closeAll, sumLedger, timeZone, writePast } from '../../../tests/wallet/past.ts'
import type { Database } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { findPlayers } from '../players/index.ts'
import { stakedOn } from '../wallet/index.ts'
import { listDefinitions } from './definitions.ts'
import { listEntriesBehind, readPlace } from './entries.ts'
import { writeExport } from './exports.ts'
import { toFigures } from './figures.ts'
import { listParts } from './parts.ts'
import { listCohorts, readDays, readSummedTo, readTotal } from './read.ts'
import { sumNext } from './sum.ts'
import { readToday } from './today.ts'

let database: Database
beforeEach(async () => {
  database = (await openTestLedger(inject('clusterUrl'))).database
})
afterEach(() => database.end())

const sumAll = async () => {
  while (await database.transaction((tx) => sumNext(tx, timeZone)));
}

/** The day in Bangkok so many days ago, and noon of it. */
const dayMs = 86_400_000
const now = Date.now()
const dayOf = (daysAgo: number) =>
  new Date(now - daysAgo * dayMs + 7 * 3_600_000).toISOString().slice(0, 10)
const noonOf = (daysAgo: number) => (now - Date.parse(`${dayOf(daysAgo)}T12:00:00+07:00`)) / dayMs

/** Numbers that are the same in every run: a day that fails can be looked into. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const coin = (kind: string, counter: string, sign: 1 | -1) => ({ kind, counter, sign })
const outsideGames = [
  coin('deposit', 'payments', 1),
  coin('deposit_refund', 'payments', -1),
  coin('chargeback', 'payments', -1),
  coin('reward', 'promotions', 1),
  coin('bonus_given_up', 'promotions', -1),
  coin('adjustment_in', 'adjustments', 1),
  coin('adjustment_out', 'adjustments', -1),
]

/** A player's random month: rounds, rollbacks days after their bet, money in and out. */
function randomPast(roll: (below: number) => number, who: number): PastEntry[] {
  const rich: PastEntry = {
    daysAgo: 10,
    kind: 'adjustment_in',
    counter: 'adjustments',
    amount: 1_000_000_00,
    key: 'rich',
  }
  const held = { account: 'held', counter: 'payments', source: 'W1' }
  const past: PastEntry[] = [rich, { ...rich, account: 'held', key: 'held' }]
  for (let n = 0; n < 24; n++) {
    const daysAgo = 0.1 + roll(850) / 100
    const amount = 1 + roll(50_000)
    const key = `${who}-${n}`
    const of = { daysAgo, key, counter: 'games', provider: ['slots', 'cards'][roll(2)] ?? '' }
    const game = { ...of, source: `game:${1 + roll(3)}`, roundId: key }
    const { sign, ...other } = outsideGames[roll(outsideGames.length)] ?? coin('deposit', '', 1)
    const plain = { daysAgo, key, amount: sign * amount, source: `s${roll(3)}`, ...other }
    if (n % 3 === 0) past.push(plain)
    else if (n % 10 === 1)
      past.push({ ...held, daysAgo, key, kind: 'withdrawal_paid', amount: -amount })
    else past.push({ ...game, kind: 'bet', amount: -amount })
    const later = Math.max(0.05, daysAgo - roll(400) / 100)
    const after = { ...game, daysAgo: later, key: `${key}-end`, betKey: key }
    if (n % 3 !== 0 && n % 10 === 2) past.push({ ...after, kind: 'bet_rollback', amount })
    else if (n % 3 !== 0 && n % 10 !== 1) past.push({ ...after, kind: 'win', amount: roll(60_000) })
  }
  return past.toSorted((one, other) => other.daysAgo - one.daysAgo)
}

const range = { from: dayOf(21), to: dayOf(0), timeZone }

/** Every day by the ledger itself, as far as reports have come. */
async function expectLedgerTotals() {
  const until = await readSummedTo(database)
  if (!until) throw new Error('nothing is summed up')
  const ledger = await sumLedger(database, until)
  const days = await readDays(database, range)
  for (const { day, active: _, joined: __, ...figures } of days) {
    const own = ledger.filter((sum) => sum.day === day).map((sum) => ({ ...sum, entries: 0 }))
    expect([day, figures]).toEqual([day, toFigures(own)])
  }
  const all = ledger.map((sum) => ({ ...sum, entries: 0 }))
  expect(await readTotal(database, range)).toEqual(toFigures(all))
  return days
}

test('every figure of every day is the ledger’s, with late rollbacks and open days', async () => {
  const roll = dice(17)
  for (let who = 0; who < 2; who++) {
    const playerId = await addPlayer(database)
    await writePast(database, playerId, randomPast(roll, who))
  }
  // Before a day is closed its money is known by the last two days alone.
  await database.transaction((tx) => sumNext(tx, timeZone))
  await closeAll(database)
  await sumAll()
  const days = await expectLedgerTotals()
  expect(days.filter(({ staked }) => staked !== 0).length).toBeGreaterThan(4)

  const total = await readTotal(database, range)
  const asked = new Map<string, unknown>(Object.entries(total))
  for (const { figure, sql: text } of listDefinitions(range)) {
    const [answer] = await database.rows<Record<string, unknown>>({ text, values: [] })
    if (asked.has(figure)) expect(answer).toEqual({ [figure]: asked.get(figure) })
    else expect(Object.keys(answer ?? {})).toEqual(['day', figure])
  }
  for (const part of ['games', 'providers'] as const) {
    const lines = await listParts(database, range, part)
    const sum = lines.reduce((all, { figures }) => all + figures.ggr, 0)
    expect([part, sum]).toEqual([part, total.ggr])
  }
  const bonuses = await listParts(database, range, 'bonuses')
  expect(bonuses.reduce((all, { figures }) => all + figures.bonusCost, 0)).toBe(total.bonusCost)
})

test('today stands beside the same weekday, until the same time and hour by hour', async () => {
  const playerId = await addPlayer(database)
  const lost = (daysAgo: number, amount: number): PastEntry => {
    return { ...bet(daysAgo, `lost${amount}`), amount: -amount }
  }
  const rich = { counter: 'adjustments', amount: 1_000_00, key: 'rich' }
  await writePast(database, playerId, [
    { ...rich, daysAgo: 10, kind: 'adjustment_in' },
    lost(8, 1_00),
    lost(7 + 1 / 48, 3_00),
    lost(7 - 1 / 12, 5_00),
    lost(1 / 72, 7_00),
  ])
  await closeAll(database)
  await sumAll()
  const { today, before, hours } = await readToday(database, timeZone)
  // Around midnight half an hour ago was yesterday, and two hours on are tomorrow.
  const was = (daysAgo: number, day: number, amount: number) =>
    dayOf(daysAgo) === dayOf(day) ? amount : 0
  expect(today.ggr).toBe(was(1 / 72, 0, 7_00))
  expect(before.ggr).toBe(was(7 + 1 / 48, 7, 3_00))
  const whole = was(7 + 1 / 48, 7, 3_00) + was(7 - 1 / 12, 7, 5_00)
  expect(hours.reduce((sum, hour) => sum + hour.before, 0)).toBe(whole)
  expect(hours.reduce((sum, { ggr }) => sum + (ggr ?? 0), 0)).toBe(today.ggr)
  const kept = await database.row<{ n: number }>(sql`select count(*)::int as n
    from report_past_slices where slice < now() - interval '15 days'`)
  expect(kept.n).toBe(0)
})

test('a turn that is cut off leaves nothing, and the next one does it whole', async () => {
  const playerId = await addPlayer(database)
  await writePast(database, playerId, randomPast(dice(4), 0))
  await closeAll(database)
  for (let turn = 0; ; turn++) {
    const cutOff = database.transaction(async (tx) => {
      if (!(await sumNext(tx, timeZone))) return 'done'
      throw new Error('killed')
    })
    if ((await cutOff.catch(() => 'killed')) === 'done') break
    await database.transaction((tx) => sumNext(tx, timeZone))
  }
  await expectLedgerTotals()
  await sumAll()
  await expectLedgerTotals()
})

const bet = (daysAgo: number, key: string): PastEntry => {
  return { daysAgo, kind: 'bet', counter: 'games', amount: 0, key, provider: 'slots', roundId: key }
}
const register = (playerId: number, daysAgo: number) =>
  database.run(sql`update players set created_at = now() - ${daysAgo} * interval '1 day'
    where player_id = ${playerId}`)

test('who stakes twice is one active player of the day, and one of their week', async () => {
  // A Wednesday: the day before and the day after are of its week.
  const wednesday = 9 + ((new Date(`${dayOf(9)}T00:00:00Z`).getUTCDay() + 4) % 7)
  const [one, other] = [await addPlayer(database), await addPlayer(database)]
  await register(one, noonOf(wednesday))
  await register(other, noonOf(wednesday))
  const days = [wednesday + 1, wednesday, wednesday - 1, wednesday - 7]
  await writePast(
    database,
    one,
    days.flatMap((day) => [bet(noonOf(day), `a${day}`), bet(noonOf(day), `b${day}`)]),
  )
  await writePast(database, other, [bet(noonOf(wednesday), 'only')])
  await closeAll(database)
  await sumAll()
  const shown = await readDays(database, range)
  const activeOf = (daysAgo: number) => shown.find(({ day }) => day === dayOf(daysAgo))?.active
  expect(days.map(activeOf)).toEqual([1, 2, 1, 1])
  expect(shown.find(({ day }) => day === dayOf(wednesday))?.joined).toBe(2)
  const cohorts = await listCohorts(database, { weeks: 12, timeZone })
  const theirs = cohorts.find(({ joined }) => joined === 2)
  expect(theirs?.active.slice(0, 2)).toEqual([2, 1])
  const joined = { from: dayOf(wednesday), to: dayOf(wednesday), timeZone }
  const whoStaked = async (from: string, to: string) => {
    const more = stakedOn(sql`players.player_id`, { from, to })
    const { shown: found } = await findPlayers(database, { joined, more, limit: 10 })
    return found.map(({ playerId }) => playerId).toSorted((a, b) => a - b)
  }
  expect(await whoStaked(dayOf(wednesday + 1), dayOf(wednesday))).toEqual([one, other])
  expect(await whoStaked(dayOf(wednesday - 7), dayOf(wednesday - 7))).toEqual([one])
  const first = await findPlayers(database, { joined, limit: 1 })
  const cursor = first.nextCursor ?? ''
  const second = await findPlayers(database, { joined, limit: 1, cursor })
  expect([first, second].flatMap(({ shown: [who] }) => who?.playerId)).toEqual([other, one])
  expect(second.nextCursor).toBeNull()
})

test('a figure’s entries are listed page by page, all of them and no others', async () => {
  const playerId = await addPlayer(database)
  await writePast(database, playerId, randomPast(dice(8), 0))
  const listed = []
  let after: Parameters<typeof listEntriesBehind>[2]['after'] = null
  for (;;) {
    const behind = { ...range, figure: 'staked', provider: 'slots' } as const
    const page = await listEntriesBehind(database, behind, { after, limit: 7 })
    listed.push(...page)
    const last = page.at(-1)
    if (page.length < 7 || !last) break
    after = readPlace(last.cursor)
  }
  const ledger = (await sumLedger(database, new Date())).map((sum) => ({ ...sum, entries: 0 }))
  const cards = await listEntriesBehind(
    database,
    { ...range, figure: 'staked', provider: 'cards' },
    { after: null, limit: 1_000 },
  )
  const sum = [...listed, ...cards].reduce((all, { change }) => all - change, 0)
  expect(sum).toBe(toFigures(ledger).staked)
  const every = await listEntriesBehind(
    database,
    { ...range, figure: 'ngr' },
    { after: null, limit: 1_000 },
  )
  const left = every.reduce((all, { change }) => all - change, 0)
  expect(left).toBe(toFigures(ledger).ngr)
  expect(new Set(listed.map(({ seq }) => seq)).size).toBe(listed.length)
  expect(listed.every(({ provider }) => provider === 'slots')).toBe(true)

  const { from, to } = range
  const take = async (mostRows: number) => {
    const asked = { report: 'entries', figure: 'ngr', from, to } as const
    const lines: string[] = []
    for await (const line of writeExport(database, asked, mostRows)) lines.push(line)
    // After the mark of its encoding and the names of the columns.
    return lines.slice(2)
  }
  expect(await take(every.length)).toHaveLength(every.length)
  // Counted when the link was asked for: by the time it is taken there may be more.
  const cut = await take(every.length - 1)
  expect(cut).toHaveLength(every.length)
  expect(cut.at(-1)).toContain('The list goes on')
})
