import { pin } from '@parlour/server/frame/pins.ts'
import type { Statement } from '@parlour/server/wallet/companion.ts'
import { insertEntries, updateAccounts } from '@parlour/server/wallet/write-statements.ts'
import pg from 'pg'

/** A statement as the way takes it. */
export type Place = (one: Statement) => Statement

/** One function of all players, which Citus sends to where they lie: `bench_write`. */
export async function makeFunctionOfAll(asked: string): Promise<void> {
  const client = new pg.Client(asked)
  await client.connect()
  // Citus cannot plan them before it knows whose they are.
  const anew = 'set plan_cache_mode = force_custom_plan'
  const signature = await create(client, 'bench_write', pin, anew)
  await client.query(
    `select create_distributed_function('${signature}', '$1', colocate_with := 'players')`,
  )
  await client.end()
}

/** One of a part's own tables, on its machine, for which it is any function: `bench_write_here`. */
export async function makeFunctionOfPart(machine: string, place: Place): Promise<void> {
  const client = new pg.Client(machine)
  await client.connect()
  await client.query('set citus.enable_ddl_propagation = off')
  await create(client, 'bench_write_here', place)
  await client.end()
}

/** All that a batch writes as one call, whose first value says with whom it lies. */
export function toCall(called: string, place: Place): (writes: Statement[]) => Statement[] {
  return (writes) => {
    const values = writes.map(place).flatMap((one) => one.values)
    const first = Number.parseInt(String(writes[0]?.values[0]).slice(1), 10)
    const names = values.map((_, at) => `$${at + 2}`)
    const text = `select ${called}($1, ${names.join(', ')})`
    return [{ name: called, text, values: [first, ...values] }]
  }
}

/** Answers its name with its types. */
async function create(client: pg.Client, called: string, place: Place, settings = '') {
  const types = ['bigint']
  const body = [updateAccounts([]), insertEntries([])].map(place).map(({ text, values }) => {
    const before = types.length
    types.push(...values.map((_, at) => typeOf(text, at + 1)))
    return text.replace(/\$(\d+)/g, (_, nth) => `$${Number(nth) + before}`)
  })
  const signature = `${called}(${types.join(', ')})`
  await client.query(`create function ${signature} returns void language plpgsql ${settings}
    as $body$ begin ${body.join(';\n')}; end $body$`)
  return signature
}

function typeOf(text: string, nth: number): string {
  return new RegExp(String.raw`\$${nth}::(\w+\[\])`).exec(text)?.[1] ?? 'bigint'
}
