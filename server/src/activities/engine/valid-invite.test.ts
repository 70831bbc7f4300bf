import { inviteeConfig } from '@parlour/contract/activities/invitee.ts'
import { expect, test } from 'vitest'
import { momentAt } from './test-player.ts'
import type { InviteeState } from './valid-invite.ts'
import { advance, endOf, leftOf, startInvitee } from './valid-invite.ts'

const config = inviteeConfig.parse({})
const registered = momentAt('2026-11-15T10:00:00+07:00')
const start = startInvitee(config, { playerId: 2, registeredAt: registered.at, superiorId: 1 })
const inTime = momentAt('2026-12-15T09:59:59+07:00')
const tooLate = momentAt('2026-12-15T10:00:00+07:00')

const deeds = {
  mobile: { hasMobile: true },
  deposit: { deposited: 100_00 },
  wager: { wagered: 200_00 },
}
type Deed = keyof typeof deeds

const after = (done: readonly Deed[], state: InviteeState = start, moment = registered) =>
  done.reduce((now, deed) => advance(now, deeds[deed], moment, config), state)

test.each<[Deed, Deed, Deed]>([
  ['mobile', 'deposit', 'wager'],
  ['mobile', 'wager', 'deposit'],
  ['deposit', 'mobile', 'wager'],
  ['deposit', 'wager', 'mobile'],
  ['wager', 'mobile', 'deposit'],
  ['wager', 'deposit', 'mobile'],
])('%s, %s and %s count together, and not before the last', (first, second, third) => {
  const almost = after([first, second])
  expect(almost.validAt).toBeNull()
  expect(after([third], almost).validAt).toBe(registered.at)
})

test('deposits and wagers add up to the hundredth', () => {
  const ready = after(['mobile'])
  const short = [60_00, 39_99].reduce(
    (now, deposited) => advance(now, { deposited }, registered, config),
    advance(ready, { wagered: 199_99 }, registered, config),
  )
  expect(leftOf(short, config)).toEqual({ hasMobile: true, depositLeft: 1, wagerLeft: 1 })
  const deposited = advance(short, { deposited: 1 }, registered, config)
  expect(deposited.validAt).toBeNull()
  expect(advance(deposited, { wagered: 1 }, registered, config).validAt).toBe(registered.at)
})

test('everything has to be done within 30 days of registering', () => {
  const almost = after(['mobile', 'deposit'])
  expect(after(['wager'], almost, inTime).validAt).toBe(inTime.at)
  expect(after(['wager'], almost, tooLate)).toBe(almost)
  expect(endOf(start, config)).toBe(tooLate.at)
})

test('once valid, nothing changes any more', () => {
  const valid = after(['mobile', 'deposit', 'wager'])
  expect(after(['mobile', 'deposit', 'wager'], valid, inTime)).toBe(valid)
})
