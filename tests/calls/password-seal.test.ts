import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { AccountStack } from '../stack/account-stack.ts'
import { asPlayer, password, startAccountStack } from '../stack/account-stack.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { consent, login, phoneinfoJsonModel, register, seal } from '../stack/entering.ts'

let stack: AccountStack
beforeAll(async () => {
  stack = await startAccountStack(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const body = { countryCode: '66', phoneinfoJsonModel, consent }

test('who comes when the day has no key yet waits for one that is made once', async () => {
  await stack.app.database.run(sql`delete from password_keys`)
  const making = vi.spyOn(crypto.subtle, 'generateKey')
  const told = await Promise.all(Array.from({ length: 12 }, () => stack.ok('preLogin', {})))
  expect(making).toHaveBeenCalledTimes(1)
  making.mockRestore()
  expect(new Set(told.map(({ keyId }) => keyId)).size).toBe(1)
})

test('cannot be used twice', async () => {
  const sealed = await seal(stack, 'replay1', password)
  const send = () =>
    stack.call('accountRegist', {
      ...body,
      account: 'replay1',
      password: sealed.password,
      keyId: sealed.keyId,
    })
  expect((await send()).body.errcode).toBe(0)
  expect((await send()).body.error).toBe('sealExpired')
})

test.each([
  ['a nonce that is not ours', 'mallory1', { nonce: 'zzzzzz.abc.def' }],
  ['an expired nonce', 'mallory2', { nonce: '1.abc.def' }],
])('with %s is refused', async (_what, account, over) => {
  const { password: jwe, keyId } = await seal(stack, account, password, over)
  const answer = await stack.call('accountRegist', { ...body, account, password: jwe, keyId })
  expect(answer.body.error).toBe('sealExpired')
})

test('a nonce with something behind it is not another nonce', async () => {
  const { nonce } = await stack.ok('preLogin', {})
  for (const longer of [`${nonce}.1`, `${nonce}:5`, ` ${nonce}`]) {
    const { password: jwe, keyId } = await seal(stack, 'mallory3', password, { nonce: longer })
    const asked = { ...body, account: 'mallory3', password: jwe, keyId }
    expect(await stack.refused('accountRegist', asked)).toBe('sealExpired')
  }
})

test('sealed for one account is no good for another', async () => {
  const { password: jwe, keyId } = await seal(stack, 'alice1', password)
  const answer = await stack.call('accountRegist', {
    ...body,
    account: 'bob123',
    password: jwe,
    keyId,
  })
  expect(answer.body.error).toBe('sealExpired')
})

test('appears in no answer, and the database holds an argon2id hash only', async () => {
  const secret = 'unmistakable-secret-phrase'
  const made = await register(stack, 'quiet1', secret)
  const again = await login(stack, 'quiet1', secret)
  const info = await stack.call('getAfterLoginInfo', {}, asPlayer(again))
  expect(JSON.stringify([made, again, info])).not.toContain(secret)
  const rows = await stack.app.database.rows<{ text: string }>(sql`
    select to_jsonb(p)::text as text from players p where account = 'quiet1'`)
  expect(rows[0]?.text).toContain('$argon2id$v=19$m=')
  expect(rows[0]?.text).not.toContain(secret)
})
