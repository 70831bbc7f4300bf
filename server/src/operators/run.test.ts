import { expect, test } from 'vitest'
import type { App } from '../frame/module.ts'
import { runOperatorCall } from './run.ts'

/** Answers where it was read. */
const handlers = Object.fromEntries(
  ['listAudit', 'getHouseAccounts', 'listTalks'].map((name) => [name, readWhere]),
)
const app = {
  database: { name: 'primary', readsBehind: async () => ({ name: 'standby' }) },
} as unknown as App
const permissions = ['audit.read', 'ledger.read', 'talks.read'] as const
const operator = { operatorId: 1, name: 'one', permissions: [...permissions] } as never

const read = (name: string, mayBeOld = false) =>
  runOperatorCall(app, { name, handlers, body: {}, operator, mayBeOld })

test('what never changes may be read from a standby, what people act on may not', async () => {
  expect(await read('listAudit')).toEqual({ name: 'standby' })
  expect(await read('getHouseAccounts')).toEqual({ name: 'standby' })
  expect(await read('listTalks')).toEqual({ name: 'primary' })
})

test('a list that becomes a file may be some seconds old', async () => {
  expect(await read('listTalks', true)).toEqual({ name: 'standby' })
})

async function readWhere({ tx }: { tx: { name: string } }): Promise<object> {
  return { name: tx.name }
}
