import type { Condition } from '@parlour/contract/segment-fields.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { sendLetters } from '@parlour/server/mailings/index.ts'
import { startSession } from '@parlour/server/session/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { startCashier } from '../stack/cashier-stack.ts'
import type { SignedIn } from '../stack/stack.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const texts = { title: 'สวัสดี', titleEn: 'Hello', content: 'เนื้อหา', contentEn: 'Text' }
/** So late that nothing goes out by itself while a test looks. */
const later = () => Date.now() + 3_600_000

let sums = 0
/** A sum that nobody else has deposited: whoever has it is chosen by it. */
function ownSegment() {
  const value = 1_000_000_00 + ++sums
  const conditions: Condition[] = [
    { field: 'deposited', is: 'atLeast', value },
    { field: 'deposited', is: 'atMost', value },
  ]
  const join = async () => {
    const player = await stack.join()
    await stack.app.database.run(sql`insert into cashier_totals (player_id, deposited)
      values (${player.playerId}, ${value})
      on conflict (player_id) do update set deposited = excluded.deposited`)
    return player
  }
  return { conditions, join }
}

const subjectsOf = async (player: SignedIn) =>
  (await stack.ok('getMail2', {}, player)).mailList.map(({ titleEn }) => titleEn)
const turn = () => stack.app.database.transaction((tx) => sendLetters.run(tx))

test('what one may send alone by now is not sent a second time by an old proposal', async () => {
  const { conditions, join } = ownSegment()
  await join()
  await join()
  const [ploy, korn] = [stack.operator('ploy'), stack.operator('korn')]
  await stack.change({ mailRules: { twoOperatorsFrom: 1 } })
  const mail = { conditions, texts: { ...texts, titleEn: 'Only once' }, sendTime: later() }
  const proposed = await ploy.ok('sendMail', mail)
  await stack.change({ mailRules: { twoOperatorsFrom: 1_000 } })
  expect(await ploy.ok('sendMail', mail)).toMatchObject({ status: 'scheduled' })
  const approvalId = proposed.approvalId ?? 0
  const { contentHash } = await korn.ok('getApproval', { approvalId })
  const decision = { approvalId, contentHash, decision: 'approved' as const }
  expect(await korn.refused('decideApproval', decision)).toBe('alreadyDecided')
  const { mailList } = await korn.ok('listMails', {})
  expect(mailList.filter(({ titleEn }) => titleEn === 'Only once')).toHaveLength(1)
})

test('a mail to many is out of sight for who takes a break after it, and comes back', async () => {
  const { conditions, join } = ownSegment()
  const mali = await join()
  const door = stack.operator('ploy')
  const { mailId } = await door.ok('sendMail', { conditions, texts, sendTime: later() })
  await stack.app.database.run(sql`update mailing_letters set send_at = now()
    where letter_id = ${mailId}`)
  while ((await turn()) === 'more');
  const { playerId } = mali
  const { database } = stack.app
  const seen = async (player: SignedIn) => {
    const { red2 } = await stack.ok('hasMailUnread', {}, player)
    return { red2, subjects: await subjectsOf(player) }
  }
  expect(await seen(mali)).toEqual({ red2: 1, subjects: ['Hello'] })
  await stack.ok('takeBreak', { kind: 'stop' }, mali)
  const from = { device: '', model: '', os: '', address: '' }
  const made = await database.transaction((tx) => startSession(tx, playerId, from))
  const back = { ...mali, ...made }
  expect(await seen(back)).toEqual({ red2: 0, subjects: [] })
  await database.run(sql`update limits_players set pause_ends_at = now()
    where player_id = ${playerId}`)
  expect(await seen(back)).toEqual({ red2: 1, subjects: ['Hello'] })
})

test('a mail that cannot go out holds back no later one, and is told when alone', async () => {
  const { conditions, join } = ownSegment()
  const mali = await join()
  const door = stack.operator('ploy')
  const { database } = stack.app
  const send = async (titleEn: string) => {
    const mail = { conditions, texts: { ...texts, titleEn }, sendTime: later() }
    return (await door.ok('sendMail', mail)).mailId
  }
  const [stuck, next] = [await send('Stuck'), await send('Next')]
  // No game has such a number: asking for it fails.
  const broken = JSON.stringify([{ field: 'played', is: 'yes', value: 1e20 }])
  await database.run(sql`update mailing_letters set conditions = ${broken},
    send_at = now() - interval '1 hour' where letter_id = ${stuck}`)
  await database.run(sql`update mailing_letters set send_at = now() where letter_id = ${next}`)
  const subjects = async () => {
    await turn().catch(() => null)
    return subjectsOf(mali)
  }
  await expect.poll(subjects, { timeout: 30_000 }).toEqual(['Next'])
  await expect(turn()).rejects.toThrow('out of range')
  await door.ok('stopMail', { mailId: stuck ?? 0 })
})
