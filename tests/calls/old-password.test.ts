import { sql } from '@parlour/server/frame/db.ts'
import { lockPlayer } from '@parlour/server/players/index.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { AccountStack } from '../stack/account-stack.ts'
import { asPlayer, password, startAccountStack } from '../stack/account-stack.ts'
import { answerOf, errorOf } from '../stack/door.ts'
import { device, login, prepareLogin, register, seal } from '../stack/entering.ts'
import type { SignedIn } from '../stack/stack.ts'

let stack: AccountStack
beforeAll(async () => {
  stack = await startAccountStack(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const fresh = 'another secret phrase'

test('who is being let in by the old password is not in once there is a new one', async () => {
  const mali = await join('under1')
  const body = await prepareLogin(stack, 'under1', password, 'a tablet')
  const change = await prepareChange('under1', fresh)
  const [changed, thief] = await oneAfterTheOther(
    mali,
    () => stack.call('changePassword', change, mali, device('under1')),
    () => stack.call('accountLogin', body, undefined, device('a tablet')),
  )
  expect(errorOf(thief)).toBe('wrongCredentials')
  const renewed = { ...mali, token: answerOf(changed).token, cookie: changed.cookie ?? '' }
  expect((await stack.ok('listSessions', {}, renewed)).sessionList).toHaveLength(1)
})

test('who is being let in when the account is closed is not in', async () => {
  const mali = await join('under2')
  const body = await prepareLogin(stack, 'under2', password, 'a tablet')
  const [, late] = await oneAfterTheOther(
    mali,
    () => stack.call('closeAccount', { account: 'under2' }, mali),
    () => stack.call('accountLogin', body, undefined, device('a tablet')),
  )
  expect(errorOf(late)).toBe('accountClosed')
})

test('of two new passwords that both knew the old one, the first is set', async () => {
  const mali = await join('under3')
  const thief = asPlayer(await login(stack, 'under3', password, 'a tablet'))
  const [own, others] = [
    await prepareChange('under3', fresh),
    await prepareChange('under3', 'what the thief chose'),
  ]
  const [, second] = await oneAfterTheOther(
    mali,
    () => stack.call('changePassword', own, mali, device('under3')),
    () => stack.call('changePassword', others, thief, device('a tablet')),
  )
  expect(errorOf(second)).toBe('wrongCredentials')
  expect(errorOf(await login(stack, 'under3', fresh))).toBe('ok')
})

async function join(account: string): Promise<SignedIn> {
  return asPlayer(await register(stack, account, password))
}

async function prepareChange(account: string, chosen: string) {
  const { password: jwe, keyId, nonce } = await seal(stack, account, chosen)
  const old = await seal(stack, account, password, { nonce })
  return { password: jwe, keyId, oldPassword: old.password }
}

/** Both have been looked at when the first is done; the second then goes on. */
async function oneAfterTheOther<One, Other>(
  { playerId }: SignedIn,
  first: () => Promise<One>,
  second: () => Promise<Other>,
): Promise<[One, Other]> {
  let both: [Promise<One>, Promise<Other>] | undefined
  await stack.app.database.transaction(async (tx) => {
    await lockPlayer(tx, playerId)
    const one = first()
    await waiting(1)
    both = [one, second()]
    await waiting(2)
  })
  return Promise.all(both!)
}

async function waiting(calls: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { n } = await stack.app.database.row<{ n: number }>(sql`
        select count(*) as n from pg_locks where not granted`)
      expect(n).toBe(calls)
    },
    { timeout: 30_000, interval: 50 },
  )
}
