import type { Database, Tx } from '@parlour/server/frame/db.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import type { Consumer } from '@parlour/server/frame/events.ts'
import { deliverAll } from '@parlour/server/frame/deliveries.ts'
import { enrolConsumers, publish } from '@parlour/server/frame/events.ts'
import { noteShards } from '@parlour/server/frame/shards.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { answerAt, machineOf, partOf } from '../stack/cluster.ts'
import { answerOf } from '../stack/door.ts'
import { freePort } from '../stack/free-port.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { startPlay } from '../stack/play-stack.ts'

// What is written for one player is written on the machine that has them, or wholly over the asked.
let stack: PlayStack
let database: Database
let asked: number
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
  asked = Number(new URL(stack.databaseUrl).port)
})
afterAll(() => stack.stop())
beforeEach(async () => {
  database = openDatabase(stack.databaseUrl, 2, () => undefined)
  await noteShards(database)
})
afterEach(() => database.end())

const portOf = async (tx: Tx) =>
  (await tx.row<{ port: number }>(sql`select inet_server_port() as port`)).port
const nameThem = (tx: Tx, playerId: number, name: string) =>
  tx.run(sql`update players set nickname = ${name} where player_id = ${playerId}`)
const readName = async (playerId: number) =>
  (
    await stack.app.database.row<{ nickname: string }>(
      sql`select nickname from players where player_id = ${playerId}`,
    )
  ).nickname

async function join() {
  const { playerId } = await stack.join(100)
  return { playerId, home: (await partOf(stack.app.database, playerId)).port }
}

test('each player is written where they are, and seen from everywhere', async () => {
  const homes = new Set<number>()
  for (let nth = 0; nth < 12; nth++) {
    const { playerId, home } = await join()
    const port = await database.transactionFor({ playerId, what: 'name' }, async (tx) => {
      await nameThem(tx, playerId, `Near ${nth}`)
      return portOf(tx)
    })
    expect(port).toBe(home)
    expect(await readName(playerId)).toBe(`Near ${nth}`)
    homes.add(port)
  }
  expect(homes.size).toBeGreaterThan(1)
  expect(homes).not.toContain(asked)
})

test('what fails there is undone and told, and not done anywhere else', async () => {
  const { playerId, home } = await join()
  const ports: number[] = []
  const failing = database.transactionFor({ playerId, what: 'fail' }, async (tx) => {
    ports.push(await portOf(tx))
    await nameThem(tx, playerId, 'Nobody')
    await tx.run(sql`select 1 / 0`)
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect(ports).toEqual([home])
  expect(await readName(playerId)).not.toBe('Nobody')
})

const onlyThere: [string, (tx: Tx, playerId: number) => Promise<unknown>][] = [
  ['a table of the asked machine', (tx) => tx.run(sql`update scheduled_jobs set name = name`)],
  ['a lock by name', (tx) => tx.run(sql`select pg_advisory_xact_lock(hashtext('a lock'))`)],
  ['a try for one', (tx) => tx.run(sql`select pg_try_advisory_xact_lock(7)`)],
  ['news', (tx) => tx.run(sql`select pg_notify('parlour_changed', 'nothing')`)],
  [
    'a number that is counted for all',
    (tx, playerId) =>
      tx.run(sql`insert into mails (player_id, box, texts)
        values (${playerId}, 0, '{}')`),
  ],
]

test.each(onlyThere)('%s: all of it goes over the asked machine', async (what, ask) => {
  const { playerId, home } = await join()
  const ports: number[] = []
  let committed = 0
  await database.transactionFor({ playerId, what }, async (tx) => {
    tx.afterCommit(() => committed++)
    ports.push(await portOf(tx))
    await nameThem(tx, playerId, what)
    await ask(tx, playerId)
  })
  expect(ports).toEqual([home, asked])
  expect(committed).toBe(1)
  expect(await readName(playerId)).toBe(what)
})

test.each([
  ['goes on', () => undefined],
  [
    'takes it for something else',
    () => {
      throw new Error('taken')
    },
  ],
])('who is refused and %s neither commits the half of it nor fails', async (what, take) => {
  const { playerId, home } = await join()
  const ports: number[] = []
  await database.transactionFor({ playerId, what }, async (tx) => {
    ports.push(await portOf(tx))
    await nameThem(tx, playerId, `Tried ${ports.length}`)
    // Never sent: the database itself knows nothing of the refusal.
    await tx.run(sql`select pg_advisory_xact_lock(7)`).catch(take)
  })
  expect(ports).toEqual([home, asked])
  expect(await readName(playerId)).toBe('Tried 2')
})

test('what is refused again and again is left to the asked one for a while', async () => {
  const { playerId, home } = await join()
  const lock = async () => {
    const ports: number[] = []
    await database.transactionFor({ playerId, what: 'locking' }, async (tx) => {
      ports.push(await portOf(tx))
      await tx.run(sql`select pg_advisory_xact_lock(7)`)
    })
    return ports
  }
  for (let nth = 0; nth < 3; nth++) expect(await lock()).toEqual([home, asked])
  expect(await lock()).toEqual([asked])
  expect(await database.transactionFor({ playerId, what: 'else' }, portOf)).toBe(home)
})

test('a player’s own transaction that reaches others is one with theirs', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, join))
  const [one] = players
  const other = players.find(({ home }) => home !== one?.home)
  if (!one || !other) throw new Error('all on one machine')
  const write = (name: string, end: string) =>
    database.transactionFor({ playerId: one.playerId, what: 'both' }, async (tx) => {
      await nameThem(tx, one.playerId, name)
      await nameThem(tx, other.playerId, name)
      await tx.run({ text: end, values: [] })
      return portOf(tx)
    })
  expect(await write('Both', 'select 1')).toBe(one.home)
  await expect(write('Neither', 'select 1 / 0')).rejects.toThrow('division')
  expect([await readName(one.playerId), await readName(other.playerId)]).toEqual(['Both', 'Both'])
})

test('where its machine cannot be reached, the asked one writes', async () => {
  const { playerId, home } = await join()
  const away = await freePort()
  await answerAt(stack.app.database, home, away)
  const port = await database.transactionFor({ playerId, what: 'away' }, async (tx) => portOf(tx))
  await answerAt(stack.app.database, away, home)
  expect(port).toBe(asked)
})

test('a fact told near is numbered for all, and heard where its player is', async () => {
  const { playerId, home } = await join()
  const heard: { eventId: number; port: number }[] = []
  const listener: Consumer = {
    name: 'near listener',
    types: ['app.entered'],
    hear: async (tx, { eventId }) => void heard.push({ eventId, port: await portOf(tx) }),
  }
  await database.transaction((tx) => enrolConsumers(tx, [listener]))
  const tell = () =>
    database.transactionFor({ playerId, what: 'tell' }, async (tx) => {
      await publish(tx, 'app.entered', playerId, {})
      return portOf(tx)
    })
  const overAsked = () =>
    database.transaction(async (tx) => {
      await publish(tx, 'app.entered', playerId, {})
      return portOf(tx)
    })
  expect([await tell(), await overAsked(), await tell()]).toEqual([home, asked, home])
  await deliverAll(database, listener)
  const told = await stack.app.database.rows<{ eventId: number }>(sql`
    select event_id as "eventId" from events
    where player_id = ${playerId} and type = 'app.entered' order by at, event_id`)
  expect(heard).toEqual(told.map(({ eventId }) => ({ eventId, port: home })))
  expect(heard).toHaveLength(3)
  expect(heard.toSorted((a, b) => a.eventId - b.eventId)).toEqual(heard)
  expect(heard.at(-1)?.eventId).toBeLessThan(2 ** 40)
})

test('two followers at once hear each fact once, each player’s in order', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, join))
  const heard: { playerId: number; eventId: number }[] = []
  const listener: Consumer = {
    name: 'twice listener',
    types: ['app.entered'],
    hear: async (tx, { playerId, eventId }) => {
      await nameThem(tx, playerId, `Heard ${eventId}`)
      tx.afterCommit(() => heard.push({ playerId, eventId }))
    },
  }
  await database.transaction((tx) => enrolConsumers(tx, [listener]))
  for (let nth = 0; nth < 5; nth++)
    for (const { playerId } of players)
      await database.transaction((tx) => publish(tx, 'app.entered', playerId, {}))
  await Promise.all([
    deliverAll(database, listener),
    deliverAll(stack.app.database, listener),
    deliverAll(database, listener),
  ])
  await deliverAll(database, listener)
  for (const { playerId } of players) {
    const own = heard.filter((one) => one.playerId === playerId).map(({ eventId }) => eventId)
    expect(own).toHaveLength(5)
    expect(own).toEqual(own.toSorted((a, b) => a - b))
  }
})

test('what adds up hears many players at once, each fact once; a bad one waits alone', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, join))
  const heard: number[] = []
  const turns: number[] = []
  let bad = 0
  const hearAll: NonNullable<Consumer['hearAll']> = async (tx, events) => {
    if (events.some(({ playerId }) => playerId === bad)) throw new Error('not this one')
    tx.afterCommit(() => {
      turns.push(events.length)
      heard.push(...events.map(({ eventId }) => eventId))
    })
  }
  const listener: Consumer = {
    name: 'adding listener',
    types: ['app.entered'],
    hear: (tx, event) => hearAll(tx, [event]),
    hearAll,
    addsUp: true,
  }
  await database.transaction((tx) => enrolConsumers(tx, [listener]))
  const tellAll = async () => {
    for (const { playerId } of players)
      await database.transaction((tx) => publish(tx, 'app.entered', playerId, {}))
  }
  await tellAll()
  await Promise.all([deliverAll(database, listener), deliverAll(stack.app.database, listener)])
  await deliverAll(database, listener)
  expect(turns).toEqual([6])
  bad = players[2]?.playerId ?? 0
  await tellAll()
  await deliverAll(database, listener)
  expect(heard).toHaveLength(11)
  expect(new Set(heard).size).toBe(11)
  const waiting = await stack.app.database.rows(sql`select player_id as "playerId"
    from event_deliveries where consumer = ${listener.name}`)
  expect(waiting).toEqual([{ playerId: bad }])
  bad = 0
  await vi.waitFor(async () => {
    await deliverAll(database, listener)
    expect(heard).toHaveLength(12)
  }, 30_000)
})

test('a call of a player that writes is done on their machine', async () => {
  const player = await stack.join(12_34)
  const home = await machineOf(stack.app.database, stack.databaseUrl, player.playerId)
  const machine = openDatabase(home, 1, () => undefined)
  answerOf(await stack.call('gameLike', { id: 101, like: 1 }, player))
  const { count } = await machine.row<{ count: number }>(sql`
    select count(*) from pg_stat_activity where datname = current_database()
    and application_name = 'parlour near'`)
  expect(count).toBeGreaterThan(0)
  await machine.end()
})
