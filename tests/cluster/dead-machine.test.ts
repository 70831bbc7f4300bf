import { modules } from '@parlour/server/app.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import type { Consumer } from '@parlour/server/frame/events.ts'
import { deliverAll } from '@parlour/server/frame/deliveries.ts'
import { enrolConsumers, publish } from '@parlour/server/frame/events.ts'
import { askCare } from '@parlour/server/limits/index.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { answerAt, listNodes } from '../stack/cluster.ts'
import { enterConsole, placeOf } from '../stack/console-door.ts'
import { freePort } from '../stack/free-port.ts'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

// Followers and jobs while one machine is dead. Only this database loses it: to others it is alive.
const heard: number[] = []
/** Who is heard only beside another player, who is looked up. */
const superiors = new Map<number, number>()
const diary: Consumer = {
  name: 'diary',
  types: ['player.registered'],
  lanes: 2,
  async hear(tx, { playerId }) {
    const superior = superiors.get(playerId)
    if (superior) await tx.rows(sql`select account from players where player_id = ${superior}`)
    heard.push(playerId)
  },
}

let stack: Stack
let machines: Database[]
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
  const addresses = await listNodes(stack.app.database, stack.databaseUrl)
  machines = addresses.map((address) => openDatabase(address, 1, () => undefined))
  await stack.app.database.transaction((tx) => enrolConsumers(tx, [diary]))
})
afterAll(async () => {
  await Promise.all(machines.map((one) => one.end()))
  await stack.stop()
})

/** To every machine, in this database: nobody is there any more. Answers what brings it back. */
async function kill(port: number) {
  const away = await freePort()
  const move = async (from: number, to: number) =>
    void (await Promise.all(machines.map((one) => answerAt(one, from, to))))
  await move(port, away)
  return { away, revive: () => move(away, port) }
}

const tell = (playerId: number) =>
  stack.app.database.transaction((tx) =>
    publish(tx, 'player.registered', playerId, { superiorId: null }),
  )

test('players of the living machines are heard, the others when theirs is back', async () => {
  const { dead, living, port } = await listGroups()
  for (const playerId of [...dead, ...living]) await tell(playerId)
  const { revive } = await kill(port)
  await deliverAll(stack.app.database, diary)
  expect(heard.toSorted(byNumber)).toEqual(living)
  await expect(tell(dead[0] ?? 0)).rejects.toMatchObject({ code: '08006' })
  await revive()
  await deliverAll(stack.app.database, diary)
  expect(heard.toSorted(byNumber)).toEqual([...dead, ...living].toSorted(byNumber))
})

test('who is heard beside a player of the dead machine waits alone for it', async () => {
  const { dead, living, port } = await listGroups()
  heard.length = 0
  const [first = 0, second = 0] = living
  superiors.set(first, dead[0] ?? 0)
  const { revive } = await kill(port)
  await tell(first)
  await tell(second)
  await deliverAll(stack.app.database, diary)
  expect(heard).toEqual([second])
  await revive()
  await vi.waitFor(async () => {
    await deliverAll(stack.app.database, diary)
    expect(heard).toEqual([second, first])
  }, 60_000)
})

test('the house’s own followers hear players of the living machines', async () => {
  const { living, port } = await listGroups(await signInAll())
  const { revive } = await kill(port)
  for (const playerId of living)
    await stack.app.database.transaction(async (tx) => {
      await publish(tx, 'day.entered', playerId, { day: '2026-01-05' })
      await publish(tx, 'round.settled', playerId, round)
      await publish(tx, 'deposit.settled', playerId, deposit)
    })
  const { consumers, database } = stack.app
  const failures: unknown[] = []
  const hearAll = async () => {
    for (const consumer of consumers)
      await deliverAll(database, consumer, (delivered) => {
        failures.push(
          ...delivered.failures.map(({ error }) => `${consumer.name}: ${String(error)}`),
        )
        return true
      })
  }
  const listUnheard = () =>
    database.rows(sql`select player_id, consumer, type from event_deliveries
      where player_id = any(${living}::bigint[])
        and consumer = any(${consumers.map(({ name }) => name)}::text[])`)
  try {
    // The house hears beside this test, and a lane is one's at a time.
    await vi.waitFor(async () => {
      await hearAll()
      expect(await listUnheard()).toEqual([])
    }, 30_000)
  } finally {
    await revive()
  }
  expect(failures).toEqual([])
})

test('who is due on the living machines is looked at, the others when theirs is back', async () => {
  const { dead, living, port } = await listGroups(await signInAll())
  await stack.app.database.run(sql`
    insert into limits_players (player_id, care_level, care_judged_at)
    select unnest(${[...dead, ...living]}::bigint[]), 'watch', '2026-01-05'`)
  const ask = () => stack.app.database.transaction((tx) => askCare.run(tx))
  const isDue = sql`care_judged_at < now() - interval '1 day'`
  const countDue = () =>
    stack.app.database.row(sql`select count(*) as due from limits_players where ${isDue}`)
  const { revive } = await kill(port)
  await ask()
  await revive()
  expect(await countDue()).toEqual({ due: dead.length })
  await ask()
  expect(await countDue()).toEqual({ due: 0 })
})

test('what has to know of everybody waits for the machine, other jobs do not', async () => {
  const { port } = await listGroups()
  const { revive } = await kill(port)
  const waits: string[] = []
  for (const job of Object.values(modules).flatMap(({ jobs }) => jobs ?? []))
    await stack.app.database.transaction((tx) => job.run(tx)).catch(() => waits.push(job.name))
  await revive()
  expect(waits).toEqual([
    'retention.sweep',
    'events.forget',
    'wallet.months',
    'games.rank',
    'games.maintenance',
    'cashier.usualTimes',
    'activities.forget-heard',
    'reports.sum',
  ])
})

test('operators see which machine does not answer, and what the house does meanwhile', async () => {
  const { port } = await listGroups()
  const owner = await enterConsole(placeOf(stack), 'watcher', 'owner')
  const ask = async () => (await owner.ok('listMachines', {})).machineList
  const { away, revive } = await kill(port)
  const told = await ask()
  const { jobList, refusedWins } = await owner.ok('getHealth', {})
  await revive()
  expect(jobList.map(({ job }) => job)).toContain('wallet.months')
  expect(refusedWins).toBe(0)
  expect(told.filter(({ answers }) => !answers).map(({ machine }) => machine)).toEqual([
    expect.stringMatching(`:${away}$`),
  ])
  const [asked, ...workers] = await ask()
  expect(asked).toMatchObject({ isAsked: true, answers: true, parts: 0 })
  expect(workers.every(({ isAsked, answers }) => answers && !isAsked)).toBe(true)
  expect(workers.reduce((sum, { parts }) => sum + parts, 0)).toBe(stack.app.database.shards)
})

const round = { gameId: 101, typeId: 1, stake: 10_000, win: 0, clearsBonus: false }
const deposit = {
  orderId: 'D1',
  amount: 10_000,
  actType: 0,
  awardId: null,
  isFirst: true,
  coversPrice: false,
}

async function signInAll(): Promise<number[]> {
  const players = Array.from({ length: 12 }, () => stack.signIn())
  return (await Promise.all(players)).map(({ playerId }) => playerId)
}

const byNumber = (one: number, other: number) => one - other

/** Numbers of players on one machine, and on the others. */
async function listGroups(playerIds = Array.from({ length: 24 }, (_, at) => at + 1)) {
  const rows = await stack.app.database.rows<{ playerId: number; port: number }>(sql`
    select id as "playerId", nodeport as port from unnest(${playerIds}::bigint[]) as id
    join pg_dist_placement on shardid = get_shard_id_for_distribution_column('players', id)
    join pg_dist_node using (groupid) order by 1`)
  const { port } = rows[0] ?? { port: 0 }
  const ids = (isOwn: boolean) =>
    rows.filter((row) => (row.port === port) === isOwn).map(({ playerId }) => playerId)
  return { dead: ids(true), living: ids(false), port }
}
