import { sql } from '@parlour/server/frame/db.ts'
import { checkAudit, makeOperator } from '@parlour/server/operators/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { placed, startCashier } from '../stack/cashier-stack.ts'
import { errorOf } from '../stack/door.ts'
import { jpegWithMetadata } from '../stack/pictures.ts'
import type { OperatorDoor, SignedIn } from '../stack/stack.ts'
import { operatorDoor } from '../stack/stack.ts'

let stack: CashierStack
let support: OperatorDoor
let stranger: OperatorDoor
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  const make = (name: string, permissions: Parameters<typeof makeOperator>[2]) =>
    operatorDoor(
      stack.url,
      stack.app.database.transaction((tx) => makeOperator(tx, name, permissions)),
    )
  support = make('supporter', ['talks.read', 'talks.answer'])
  stranger = make('payer', ['cashier.read', 'withdrawals.decide'])
})
afterAll(() => stack.stop())

const write = (who: SignedIn, more: object = {}) =>
  stack.call('writeLine', { text: 'where is my money?', ...more }, who)

test('a question about an order is answered, and both sides know what was seen', async () => {
  const mali = await stack.join()
  const { playerId } = mali
  const orderId = await placed(stack, mali, 500_00)
  expect(await stack.ok('writeLine', { text: 'paid, not there', orderId }, mali)).toMatchObject({
    line: { by: 'player', orderId, isRead: false },
  })
  const { talkList } = await support.ok('listTalks', { limit: 200 })
  expect(talkList.find((talk) => talk.playerId === playerId)?.lastText).toBe('paid, not there')
  expect((await support.ok('readTalk', { playerId })).lineList).toMatchObject([{ orderId }])
  await support.ok('answerTalk', { playerId, text: 'we look at it' })
  const { lineList } = await stack.ok('getTalk', {}, mali)
  expect(lineList).toMatchObject([
    { by: 'support', text: 'we look at it', isRead: false },
    { by: 'player', isRead: true },
  ])
  expect((await stack.ok('getNotes', { group: 'account' }, mali)).noteList).toMatchObject([
    { kind: 'answer', text: 'we look at it' },
  ])
  await stack.ok('markTalkRead', {}, mali)
  expect((await stack.ok('getTalk', { limit: 1 }, mali)).lineList).toMatchObject([{ isRead: true }])
  const after = await support.ok('listTalks', { limit: 200 })
  expect(after.talkList.some((talk) => talk.playerId === playerId)).toBe(false)
  expect(await checkAudit(stack.app.database)).toMatchObject({ firstBrokenId: null })
})

test('what a player wrote while the answer was written goes on waiting', async () => {
  const mali = await stack.join()
  const { playerId } = mali
  const waits = async () => {
    const { talkList } = await support.ok('listTalks', { limit: 200 })
    return talkList.find((talk) => talk.playerId === playerId)?.lastText
  }
  await stack.ok('writeLine', { text: 'where is my money?' }, mali)
  await support.ok('readTalk', { playerId })
  await stack.ok('writeLine', { text: 'and who is in my account?' }, mali)
  await support.ok('answerTalk', { playerId, text: 'it is paid' })
  expect(await waits()).toBe('and who is in my account?')
  expect((await stack.ok('getTalk', {}, mali)).lineList.map(({ isRead }) => isRead)).toEqual([
    false,
    false,
    true,
  ])
  await support.ok('readTalk', { playerId })
  await support.ok('answerTalk', { playerId, text: 'nobody is' })
  expect(await waits()).toBeUndefined()
})

test('a long answer is told on the bell by its beginning, wherever it is cut', async () => {
  const mali = await stack.join()
  const { playerId } = mali
  await stack.ok('writeLine', { text: 'have I won?' }, mali)
  const beginning = 'x'.repeat(99)
  await support.ok('answerTalk', { playerId, text: `${beginning}🎉 you have` })
  const { noteList } = await stack.ok('getNotes', {}, mali)
  expect(noteList).toMatchObject([{ kind: 'answer', text: `${beginning}…` }])
})

test('what is not the player’s own is no subject, and nothing is written', async () => {
  const [mali, somchai] = [await stack.join(), await stack.join()]
  const orderId = await placed(stack, mali, 500_00)
  expect(errorOf(await write(somchai, { orderId }))).toBe('unknownSubject')
  expect(errorOf(await write(somchai, { roundId: 'nobody’s' }))).toBe('unknownSubject')
  const imageId = '00000000-0000-4000-8000-000000000000'
  expect(errorOf(await write(somchai, { imageId }))).toBe('unknownImage')
  expect(await stack.ok('getTalk', {}, somchai)).toMatchObject({ lineList: [] })
})

test('a picture is drawn anew and sealed; its player and support can look at it', async () => {
  const mali = await stack.join()
  const { playerId } = mali
  const file = await jpegWithMetadata()
  const sent = { mimeType: 'image/jpeg', image: file.toString('base64') } as const
  const { imageId } = await stack.ok('sendTalkImage', sent, mali)
  await stack.ok('writeLine', { text: 'the slip', imageId }, mali)
  const own = await stack.ok('getTalkImage', { imageId }, mali)
  expect(Buffer.from(own.image, 'base64').toString('latin1')).not.toContain('SECRET-PLACE')
  expect(await support.ok('readTalkImage', { playerId, imageId })).toMatchObject({
    image: own.image,
  })
  const text = {
    mimeType: 'image/png',
    image: Buffer.from('no picture').toString('base64'),
  } as const
  expect(errorOf(await stack.call('sendTalkImage', text, mali))).toBe('notAnImage')
})

test('thirty lines an hour are enough, and who writes at once is counted too', async () => {
  const mali = await stack.join()
  const answers = await Promise.all(Array.from({ length: 40 }, () => write(mali)))
  expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(30)
  expect(answers.filter((answer) => errorOf(answer) === 'tooManyLines')).toHaveLength(10)
  await stack.app.database.run(sql`update message_lines set created_at = now() - interval '2 hours'
    where player_id = ${mali.playerId}`)
  expect(errorOf(await write(mali))).toBe('ok')
})

test('who has no right to it reads and answers nothing', async () => {
  const mali = await stack.join()
  await write(mali)
  const { playerId } = mali
  for (const asked of [
    await stranger.call('listTalks', {}),
    await stranger.call('readTalk', { playerId }),
    await stranger.call('answerTalk', { playerId, text: 'hello' }),
  ])
    expect(asked.status).toBe(403)
  expect(errorOf(await support.call('answerTalk', { playerId: 1, text: 'x' }))).toBe(
    'unknownPlayer',
  )
})
