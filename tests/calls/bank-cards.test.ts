import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { realName, startCashier, walletPassword } from '../stack/cashier-stack.ts'
import type { Called } from '../stack/door.ts'
import { answerOf, errorOf } from '../stack/door.ts'
import type { CallAnswer, SignedIn } from '../stack/stack.ts'
import { cardOf, joinVerified, sendKyc } from '../stack/verified-player.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const add = (player: SignedIn, more = {}) =>
  stack.call(
    'addBankInfo',
    { bankId: 1, accountName: realName, cardNum: cardOf(player), ...more },
    player,
  )
const modify = (player: SignedIn, id: number, more = {}) =>
  stack.call('modifyBankInfo', { id, walletPassword, ...more }, player)
const cardIn = (called: Called<CallAnswer<'addBankInfo'>>) => answerOf(called).appUserBank

test('the first card is the default; its number is never told again', async () => {
  const mali = await stack.join()
  const bound = await add(mali)
  expect(cardIn(bound)).toMatchObject({ isDefault: true, cardNum: `••••${cardOf(mali).slice(-4)}` })
  expect(JSON.stringify(bound.body)).not.toContain(cardOf(mali))
  const stored = await stack.app.database.row<{ text: string }>(sql`
    select encode(sealed_number, 'escape') as text from cashier_cards
    where player_id = ${mali.playerId}`)
  expect(stored.text).not.toContain(cardOf(mali))
})

test('the first card may be used at once, a further one waits 24 hours', async () => {
  const mali = await stack.join()
  expect(cardIn(await add(mali)).usableFrom - Date.now()).toBeLessThan(60_000)
  const second = cardIn(await add(mali, { cardNum: cardOf(mali).replace(/^4/, '5') }))
  expect(Math.round((second.usableFrom - Date.now()) / 3_600_000)).toBe(24)
})

test('a card is bound once, by whoever was first: of 50 at once one wins', async () => {
  const players = await Promise.all(Array.from({ length: 50 }, () => stack.join()))
  const answers = await Promise.all(players.map((player) => add(player, { cardNum: '9999999999' })))
  const errors = answers.map(errorOf)
  expect(errors.filter((error) => error === 'ok')).toHaveLength(1)
  expect(errors.filter((error) => error === 'cardTaken')).toHaveLength(49)
})

test('a number bound without papers goes to who has shown theirs; both are told', async () => {
  const [stranger, owner] = [await stack.join(), await joinVerified(stack, 0)]
  const [first, second] = [cardOf(owner).replace(/^4/, '6'), cardOf(stranger)]
  expect(errorOf(await add(stranger, { cardNum: first }))).toBe('ok')
  expect(errorOf(await add(stranger, { cardNum: second }))).toBe('ok')
  expect(errorOf(await add(await stack.join(), { cardNum: first }))).toBe('cardTaken')
  expect(errorOf(await add(owner, { cardNum: first }))).toBe('ok')
  expect(errorOf(await add(stranger, { cardNum: first }))).toBe('cardTaken')
  const left = await stack.app.database.rows(sql`
    select last_digits as digits, is_default as "isDefault" from cashier_cards
    where player_id = ${stranger.playerId}`)
  expect(left).toEqual([{ digits: second.slice(-4), isDefault: true }])
  const { told } = await stack.app.database.row<{ told: number }>(sql`select count(*) as told
    from events where player_id = ${stranger.playerId} and type = 'account.changed'`)
  expect(told).toBe(3)
  const other = await joinVerified(stack, 0)
  expect(errorOf(await modify(other, other.cardId, { cardNum: first }))).toBe('cardTaken')
  expect(errorOf(await modify(other, other.cardId, { cardNum: second }))).toBe('ok')
})

test('who names five numbers of others is answered no more that day', async () => {
  const owner = await stack.join()
  await add(owner)
  const [curious, honest] = [await stack.join(), await stack.join()]
  const ask = (cardNum: string) => add(curious, { cardNum })
  for (let n = 0; n < 5; n++) expect(errorOf(await ask(cardOf(owner)))).toBe('cardTaken')
  for (const cardNum of [cardOf(owner), cardOf(curious)])
    expect(errorOf(await ask(cardNum))).toBe('tooManyTries')
  expect(errorOf(await sendKyc(stack, curious))).toBe('tooManyTries')
  expect(errorOf(await add(honest))).toBe('ok')
  await stack.app.database
    .run(sql`update player_taken_tries set tried_at = now() - interval '25 hours'
    where player_id = ${curious.playerId}`)
  expect(errorOf(await ask(cardOf(curious)))).toBe('ok')
})

test('five cards at most, also at once', async () => {
  const mali = await stack.join()
  const numbers = Array.from({ length: 50 }, (_, n) => String(7_000_000_000 + n))
  const answers = await Promise.all(numbers.map((cardNum) => add(mali, { cardNum })))
  expect(answers.map(errorOf).filter((error) => error === 'ok')).toHaveLength(5)
  expect(answers.map(errorOf).filter((error) => error === 'tooManyCards')).toHaveLength(45)
})

test.each([
  ['an unknown bank', { bankId: 77 }, 'unknownBank'],
  ['too few digits', { cardNum: '123456' }, 'cardMalformed'],
  ['too many digits', { cardNum: '1234567890123' }, 'cardMalformed'],
  ['letters', { cardNum: '12345abcde' }, 'badInput'],
])('%s is refused', async (_what, more, error) => {
  expect(errorOf(await add(await stack.join(), more))).toBe(error)
})

test('once verified, a card must have the verified name', async () => {
  const mali = await joinVerified(stack, 0)
  const other = { cardNum: '8000000001', accountName: 'Somebody Else' }
  expect(errorOf(await add(mali, other))).toBe('nameMismatch')
  expect(errorOf(await modify(mali, mali.cardId, { accountName: 'Somebody' }))).toBe('nameMismatch')
})

test('a changed card waits again; another default does not', async () => {
  const mali = await joinVerified(stack, 0)
  const second = cardIn(await add(mali, { cardNum: '8000000002', bankId: 2 }))
  const chosen = await modify(mali, second.id, { isDefault: true })
  expect(cardIn(chosen)).toMatchObject({ id: second.id, isDefault: true })
  const list = answerOf(chosen).appUserBankList
  expect(list.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  expect(list.find(({ id }) => id === mali.cardId)!.usableFrom).toBeLessThan(Date.now())
  const changed = await modify(mali, mali.cardId, { cardNum: '8000000003' })
  expect(cardIn(changed).usableFrom).toBeGreaterThan(Date.now())
  expect(errorOf(await modify(mali, mali.cardId, { cardNum: '8000000002', bankId: 2 }))).toBe(
    'cardTaken',
  )
})

test('a change wants the wallet password, and the card must be one’s own', async () => {
  const [mali, somchai] = [await joinVerified(stack, 0), await joinVerified(stack, 0)]
  expect(errorOf(await modify(somchai, mali.cardId, { isDefault: true }))).toBe('unknownCard')
  const wrong = { isDefault: true, walletPassword: '000000' }
  expect(errorOf(await modify(mali, mali.cardId, wrong))).toBe('walletPasswordWrong')
  const nobody = await stack.join()
  expect(errorOf(await modify(nobody, 1, { isDefault: true }))).toBe('walletPasswordUnset')
})

test('a bank is added and switched off by one person, and players see it so', async () => {
  const owner = stack.operator('ploy')
  const content = {
    isOn: true,
    sort: 900,
    name: 'ธนาคารใหม่',
    nameEn: 'New bank',
    shortName: 'NEW',
    minDigits: 10,
    maxDigits: 12,
  }
  const reason = 'asked for'
  await owner.ok('setBank', { id: null, basedOn: 0, content, reason })
  const read = async () =>
    (await owner.ok('listBanks', {})).rowList.find(({ name }) => name === content.name)
  const made = await read()
  expect(made).toMatchObject({ isOn: true, content })
  const change = { id: made?.id ?? 0, basedOn: made?.version ?? 0, reason }
  const wrong = { ...content, minDigits: 13 }
  expect(await owner.refused('setBank', { ...change, content: wrong })).toBe('badContent')
  const player = await stack.join()
  const card = { bankId: made?.id ?? 0, accountName: 'Mali Thong', cardNum: '1234567890' }
  await owner.ok('setBank', { ...change, content: { ...content, isOn: false } })
  expect(await stack.refused('addBankInfo', card, player)).toBe('unknownBank')
  const again = { ...change, basedOn: (await read())?.version ?? 0, content }
  await owner.ok('setBank', again)
  await stack.ok('addBankInfo', card, player)
})
