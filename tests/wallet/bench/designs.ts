import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { runBatch } from '@parlour/server/wallet/batch.ts'
import type { BetItem, Settled } from '@parlour/server/wallet/index.ts'
import { activeAccountGate, createWalletLanes } from '@parlour/server/wallet/index.ts'
import { laneConnection } from '@parlour/server/wallet/lanes.ts'
import type { Line } from '@parlour/server/wallet/line.ts'
import { lineOf } from '@parlour/server/wallet/line.ts'
import pg from 'pg'

/** A way to carry out a bet. */
export type Design<Asked = BetItem> = {
  name: string
  ask(bet: Asked): Promise<unknown>
  stop(): Promise<void>
}

/** What the server runs. */
export function lanesDesign(database: Database, name = 'lanes'): Design {
  const lanes = createWalletLanes(database)
  return { name, ask: (bet) => lanes.bet(bet), stop: () => lanes.stop() }
}

const connections = 16

/** The same statements and the same rules, but every call in a transaction of its own. */
export async function oneByOneDesign(database: Database): Promise<Design> {
  const rules = { gate: activeAccountGate, companions: [] }
  const pool = await openPool(database)
  const lines = new WeakMap<pg.Client, Line>()
  const lineOn = (client: pg.Client) => {
    const line = lines.get(client) ?? lineOf(client)
    lines.set(client, line)
    return line
  }
  return {
    name: 'one by one',
    stop: pool.stop,
    ask: (bet) => pool.use(async (client) => first(await runBatch(lineOn(client), [bet], rules))),
  }
}

/** No key, no check, no history worth the name: less than this is not a commit. */
export async function floorDesign(database: Database): Promise<Design> {
  await database.run(sql`create table if not exists floor_accounts (
    player_id bigint primary key, balance bigint not null) with (fillfactor = 70)`)
  await database.run(sql`create table if not exists floor_entries (
    player_id bigint not null, amount bigint not null, at timestamptz not null default now())`)
  await database.run(sql`insert into floor_accounts select player_id, 1000000000 from players
    on conflict do nothing`)
  const pool = await openPool(database)
  const text = `with moved as (
      update floor_accounts set balance = balance - $2 where player_id = $1 returning player_id)
    insert into floor_entries (player_id, amount) select player_id, -$2::bigint from moved`
  return {
    name: 'floor',
    stop: pool.stop,
    ask: ({ playerId, amount }) =>
      pool.use((client) => client.query({ name: 'floor', text, values: [playerId, amount] })),
  }
}

async function openPool(database: Database) {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client(laneConnection(database.pool))
      // What it was asked fails by itself; unheard, this would end the process on top of it.
      client.on('error', () => undefined)
      await client.connect()
      return client
    }),
  )
  const free = [...clients]
  const waiting: ((client: pg.Client) => void)[] = []
  return {
    async use<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
      const client = free.pop() ?? (await new Promise<pg.Client>((go) => waiting.push(go)))
      try {
        return await work(client)
      } finally {
        const next = waiting.shift()
        if (next) next(client)
        else free.push(client)
      }
    },
    stop: async () => void (await Promise.all(clients.map((client) => client.end()))),
  }
}

function first({ outcomes }: Settled): Settled['outcomes'][number] | undefined {
  return outcomes[0]
}
