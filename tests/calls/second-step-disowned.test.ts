import { sql } from '@parlour/server/frame/db.ts'
import { createNoticeConsumers } from '@parlour/server/session/notices.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { AccountStack } from '../stack/account-stack.ts'
import { asPlayer, password, startAccountStack } from '../stack/account-stack.ts'
import { login, register } from '../stack/entering.ts'
import { codeOf, firstStep, secondStep, setUpApp } from '../stack/second-steps.ts'
import type { SignedIn } from '../stack/stack.ts'

let stack: AccountStack
beforeAll(async () => {
  stack = await startAccountStack(inject('clusterUrl'))
})
afterAll(() => stack.stop())

test('a step that somebody else set up is taken off by “this was not me”', async () => {
  const mali = await join('taken1')
  await setUpApp(stack, mali)
  await disownLast(mali, 1)
  expect((await login(stack, 'taken1', password)).body.errcode).toBe(0)
})

test('recovery codes that somebody else made go too, and an older app stays', async () => {
  const mali = await join('taken2')
  const { secret } = await setUpApp(stack, mali)
  await stack.app.database.run(sql`update player_second_steps
    set confirmed_at = now() - interval '2 hours' where player_id = ${mali.playerId}`)
  const { recoveryCodeList } = await stack.ok('renewRecoveryCodes', {}, mali)
  await disownLast(mali, 2)
  const ticket = await firstStep(stack, 'taken2')
  expect(await secondStep(stack, ticket, recoveryCodeList[0] ?? '')).toBe('codeWrong')
  expect(await secondStep(stack, ticket, await codeOf(stack, secret))).toBe('ok')
})

test('who is told of a step is told after it, however early the telling began', async () => {
  const mali = await join('told1')
  const [teller] = createNoticeConsumers(stack.app)
  await stack.app.database.transaction(async (tx) => {
    await tx.run(sql`select now()`)
    await setUpApp(stack, mali)
    const news = {
      type: 'account.changed',
      playerId: mali.playerId,
      payload: { what: 'secondStep' },
    }
    await teller?.hear(tx, news as never)
  })
  const early = await stack.app.database.rows(sql`
    select from session_notices join player_second_steps using (player_id)
    where player_id = ${mali.playerId} and session_notices.created_at < confirmed_at`)
  expect(early).toHaveLength(0)
})

test('a second step is told by mail and text, however many were told that day', async () => {
  const mali = await join('noisy1')
  const mobile = '66810000777'
  await stack.app.database.run(sql`update players set mobile = ${mobile}
    where player_id = ${mali.playerId}`)
  await stack.app.database.run(sql`
    insert into session_notices (player_id, token_hash, what)
    select ${mali.playerId}, sha256(n::text::bytea), 'card' from generate_series(1, 20) as n`)
  await setUpApp(stack, mali)
  await vi.waitFor(async () => {
    const response = await fetch(`${stack.sandbox.url}/sms/messages?to=${mobile}`)
    expect(await response.text()).toContain('/not-me#token=')
  }, waiting)
  await disownLast(mali, 1)
  expect((await login(stack, 'noisy1', password)).body.errcode).toBe(0)
})

test('no text goes out of a notice that is undone', async () => {
  const mali = await join('undone1')
  const mobile = '66810000778'
  await stack.app.database.run(sql`update players set mobile = ${mobile}
    where player_id = ${mali.playerId}`)
  const [teller] = createNoticeConsumers(stack.app)
  const hear = (what: string, isUndone = false) =>
    stack.app.database.transaction(async (tx) => {
      const news = { type: 'account.changed', playerId: mali.playerId, payload: { what } }
      await teller?.hear(tx, news as never)
      if (isUndone) throw new Error('undone')
    })
  await expect(hear('card', true)).rejects.toThrow('undone')
  await hear('card')
  await hear('walletPassword')
  const texts = await vi.waitFor(async () => {
    const response = await fetch(`${stack.sandbox.url}/sms/messages?to=${mobile}`)
    const sent = await response.text()
    // The last of them.
    expect(sent).toContain('รหัส PIN')
    return sent
  }, waiting)
  expect(texts.split('/not-me#token=')).toHaveLength(3)
})

const waiting = { timeout: 30_000, interval: 100 }

async function join(account: string): Promise<SignedIn> {
  return asPlayer(await register(stack, account, password))
}

/** Says “this was not me” to the last of so many mails about a second step. */
async function disownLast(as: SignedIn, mails: number): Promise<void> {
  const id = await vi.waitFor(async () => {
    const { mailList } = await stack.ok('getMail2', { limit: 20 }, as)
    const told = mailList.filter(({ titleEn }) => titleEn === 'Your two-step login changed')
    expect(told).toHaveLength(mails)
    return told[0]!.id
  }, waiting)
  const { mail } = await stack.ok('getMailDetail', { id }, as)
  await stack.ok('disownChange', { token: mail.link?.path.split('#token=')[1] ?? '' })
}
