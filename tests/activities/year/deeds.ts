import type { FollowState } from '@parlour/server/activities/tasks/follow-rules.ts'
import { visited as follow } from '@parlour/server/activities/tasks/follow-rules.ts'
import * as newYearRules from '@parlour/server/activities/new-year/rules.ts'
import * as taskRules from '@parlour/server/activities/tasks/rules.ts'
import * as wheelRules from '@parlour/server/activities/invite-user-spin/rules.ts'
import { expect } from 'vitest'
import { dayOf, hourMs, plus } from './calendar.ts'
import type { Chance } from './chance.ts'
import type { Deposit, History, TeamDay } from './history.ts'
import { commissionOf, targets, wheelOf } from './naive-friends.ts'
import { startOfRain } from './naive-play.ts'
import { isNewYear } from './naive-tasks.ts'
import type { Product } from './product.ts'
import type { Purse } from './purse.ts'

/** What can happen to a player: told to the product, and written down for the other side. */
export type Life = {
  seed: number
  product: Product
  history: History
  purse: Purse
  chance: Chance
  now: number
  count: number
}

const purchases = [
  { actType: 0, awardId: null, amounts: [50_00, 100_00, 250_00, 500_00, 1_200_00, 6_000_00] },
  { actType: 0, awardId: null, amounts: [300_00, 500_00, 1_000_00, 40_000_00] },
  { actType: 17, awardId: null, amounts: [99_99, 100_00, 777_77, 10_000_00, 60_000_00] },
  { actType: 16, awardId: 1, amounts: [500_00] },
  { actType: 39, awardId: 1, amounts: [100_00] },
  { actType: 39, awardId: 3, amounts: [1_000_00] },
  { actType: 15, awardId: 6004, amounts: [100_00] },
  { actType: 15, awardId: 6007, amounts: [1_000_00] },
] as const

function deposit({ product, history, purse, chance, now, count }: Life): void {
  const { actType, awardId, amounts } = chance.pick(purchases)
  const orderId = `DP${count}`
  const amount = chance.pick(amounts)
  const made: Deposit = { at: now, day: dayOf(now), orderId, amount, actType, awardId }
  const isFirst = history.deposits.length === 0
  history.deposits.push(made)
  const terms = { betRate: 1, isBonus: false }
  purse.pay(amount, terms)
  purse.count(amount, terms)
  const paid = { orderId, amount, actType, awardId, isFirst, coversPrice: true }
  product.hear('deposit.settled', paid, now)
}

const stakes = [1_00, 7_35, 60_00, 250_00, 900_00, 3_000_00, 12_000_00, 200_000_00]

function play({ product, history, purse, chance, now }: Life): void {
  const stake = chance.pick(stakes)
  const win = chance.pick([0, 0, stake * 2])
  const typeId = chance.pick([1, 1, 2, 3, 4, 5, 6] as const)
  const clearsBonus = purse.clearsBonus()
  purse.play({ typeId, stake, win })
  history.rounds.push({ at: now, day: dayOf(now), typeId, stake, win, clearsBonus })
  product.hear('round.settled', { gameId: 101, typeId, stake, win, clearsBonus }, now)
}

/** Now and then many on one day: more than can be paid on it. */
function befriend({ product, history, chance, now }: Life): void {
  for (let more = chance.below(20) === 0 ? 14 : 1; more > 0; more--) {
    history.invites.push({ at: now, day: dayOf(now) })
    product.hear('invite.validated', { inviteeId: history.invites.length, validAt: now }, now)
  }
}

function settleIn({ product, history, chance, now }: Life): void {
  const what = chance.below(3)
  if (what === 0) {
    history.hasEntered = true
    product.hear('app.entered', {}, now)
  }
  if (what === 1 && history.mobileAt === null) {
    history.mobileAt = now
    product.hear('mobile.bound', { mobile: '66811111111' }, now)
  }
  if (what === 2 && history.invitedAt === null) {
    history.invitedAt = now
    product.hear('invited.validated', { inviterId: 2, validAt: now }, now)
  }
}

function signInOrShop({ product, history, chance, now }: Life): void {
  const day = dayOf(now)
  const isShop = chance.below(3) === 0
  history.deeds.push({ day, what: isShop ? 'shop' : 'login' })
  if (isShop) product.hear('points.spent', { points: 100_00 }, now)
  else product.hear('day.entered', { day }, now)
}

/** Going away to share or follow, which the player says by a call. */
function goAway({ product, history, chance, now }: Life): void {
  const day = dayOf(now)
  const channel = chance.pick([4, 13, 16, 17] as const)
  const taskId = chance.pick([107, 108, 115])
  const kind = chance.below(3)
  if (kind === 0) {
    history.deeds.push({ day, what: `follow ${channel}` })
    product.change<unknown, FollowState>('FollowRewards', now, ({ state }) =>
      follow(state, channel),
    )
  } else if (kind === 1) {
    history.deeds.push({ day, what: `task ${taskId}` })
    product.change<taskRules.Config, taskRules.State>('Tasks', now, ({ state, config, moment }) => {
      const task = config.tasks.find(({ id }) => id === taskId)
      return task ? taskRules.visited(state, task, moment) : state
    })
  } else if (isNewYear(now)) {
    history.deeds.push({ day, what: 'newYear 4' })
    type Mine = newYearRules.State
    product.change<newYearRules.Config, Mine>('NewYear', now, ({ state, config, moment }) => {
      const task = config.tasks.find(({ id }) => id === 4)
      return task ? newYearRules.visited(state, task, moment, config) : state
    })
  }
}

/** A day of the team is computed: one programme for each player, as only one runs. */
function countTeam({ seed, product, history, chance, now }: Life): void {
  const activity = seed % 4 < 2 ? 'Agent' : 'Agent5'
  const members = Array.from({ length: 1 + chance.below(6) }, () => ({
    level: chance.pick([1, 2, 3] as const),
    stake: chance.pick([...stakes, 33_33, 45_000_77]),
  }))
  const validMembers = chance.pick([0, 4, 5, 19, 20, 30])
  const made: TeamDay = { activity, validMembers, members }
  history.teamDays.push(made)
  const stake = members.reduce((all, one) => all + one.stake, 0)
  const rates = product.ratesOf(activity, { stake, validMembers })
  const amount = members.reduce((all, one) => {
    return all + Math.floor((one.stake * (rates[one.level - 1] ?? 0)) / 1_000_000)
  }, 0)
  expect(amount).toBe(commissionOf(made))
  const told = { activity, day: plus(dayOf(now), -1), stakes: [stake, 0, 0], validMembers, amount }
  product.hear('commission.computed', told, now)
}

/** A turn of the wheel, if both sides allow one, anywhere in the range that both sides name. */
function turnWheel({ product, history, chance, now }: Life): void {
  type Mine = Parameters<typeof wheelRules.offers>[0]
  const { state, config, moment } = product.look('InviteUserSpin', now).me as Mine
  const expected = wheelOf(history, now)
  const wheel = wheelRules.findWheel(state, moment)
  expect(wheel === null).toBe(expected === null)
  expect(wheel?.spins ?? 0).toBe(expected?.left ?? 0)
  if (wheel && expected?.left === 0) return
  const target = expected?.target ?? chance.pick(targets)
  const [least, most] = expected ? [0.03, 0.05] : [0.85, 0.9]
  const from = Math.round(target * least)
  const range = expected
    ? wheelRules.inviteRange(target, config)
    : wheelRules.firstRange(target, config)
  expect(range).toMatchObject({ from, to: Math.round(target * most) })
  const amount = from + chance.below(range.to - from + 1)
  if (expected) history.wheels.at(-1)?.spins.push({ at: now, amount })
  else history.wheels.push({ at: now, target, spins: [{ at: now, amount }] })
  product.change<wheelRules.Config, wheelRules.State>('InviteUserSpin', now, () =>
    wheel
      ? wheelRules.spin(state, amount)
      : wheelRules.begin(state, { target, amount }, moment, config),
  )
}

/** Comes back when it rains, or nearly so. */
function awaitRain(life: Life): void {
  const day = plus(dayOf(life.now), 1)
  const time = life.chance.pick(['12:00', '18:00', '21:00'] as const)
  life.now = startOfRain(day, time) - hourMs / 60 + life.chance.below(hourMs / 5)
}

export const deeds = [
  deposit,
  deposit,
  deposit,
  deposit,
  play,
  play,
  play,
  play,
  befriend,
  settleIn,
  signInOrShop,
  signInOrShop,
  goAway,
  goAway,
  countTeam,
  turnWheel,
  turnWheel,
  awaitRain,
]
