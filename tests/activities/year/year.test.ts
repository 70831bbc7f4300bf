import type { PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import { promotions } from '@parlour/server/activities/table.ts'
import { expect, test } from 'vitest'
import { dayMs, hourMs, liveIn, startOf } from './calendar.ts'
import { chanceOf } from './chance.ts'
import type { Life } from './deeds.ts'
import { deeds } from './deeds.ts'
import type { Naive } from './history.ts'
import type { Claim } from './history.ts'
import { claimsOf, coins, newHistory, noteClaim } from './history.ts'
import * as ofDeposits from './naive-deposits.ts'
import * as ofFriends from './naive-friends.ts'
import * as ofLevels from './naive-levels.ts'
import * as ofPlay from './naive-play.ts'
import * as ofTasks from './naive-tasks.ts'
import { Product } from './product.ts'
import { Purse } from './purse.ts'

/** `npm run test:year` plays two hundred. */
const players = Number(process.env['YEAR_PLAYERS'] ?? 2)
const firstDay = startOf('2026-03-02')

/** The rules once more, and how often what they pay must be wagered. */
const naive: Partial<Record<PromotionName, { list: Naive; rate: number }>> = {
  AccumulatedRecharge: { list: ofDeposits.accumulatedRecharge, rate: 3 },
  Agent: { list: ofFriends.agent, rate: 1 },
  Agent5: { list: ofFriends.agent5, rate: 1 },
  AgentCount: { list: ofFriends.agentCount, rate: 3 },
  AppDownload: { list: ofDeposits.appDownload, rate: 5 },
  Bind: { list: ofDeposits.bind, rate: 5 },
  Christmas: { list: ofPlay.christmas, rate: 3 },
  ContinuousRecharge: { list: ofDeposits.continuousRecharge, rate: 5 },
  Festival: { list: ofDeposits.festival, rate: 3 },
  FirstCharge: { list: ofDeposits.firstCharge, rate: 5 },
  FollowRewards: { list: ofTasks.followRewards, rate: 5 },
  FreeLoginBonus: { list: ofLevels.freeLoginBonus, rate: 1 },
  FreeSign: { list: ofPlay.freeSign, rate: 5 },
  Fund: { list: ofPlay.fund, rate: 1 },
  InviteFriend1: { list: ofPlay.inviteFriend1, rate: 5 },
  InviteUserSpin: { list: ofFriends.inviteUserSpin, rate: 4 },
  LadderRecharge: { list: ofDeposits.ladderRecharge, rate: 3 },
  NewYear: { list: ofTasks.newYear, rate: 5 },
  Points: { list: ofPlay.points, rate: 0 },
  SignUpBonus: { list: ofDeposits.signUpBonus, rate: 5 },
  Supply: { list: ofPlay.supply, rate: 1 },
  Tasks: { list: ofTasks.tasks, rate: 2 },
  VIP: { list: ofLevels.vip, rate: 1 },
  VipRebate: { list: ofLevels.vipRebate, rate: 1 },
}
const names = Object.keys(naive) as PromotionName[]

/** What is drawn is paid at once. */
const naiveDraws: Partial<Record<PromotionName, { list: Naive; rate: number }>> = {
  AgentCount: { list: ofFriends.scratch, rate: 3 },
  NewYear: { list: ofTasks.newYearDraw, rate: 5 },
  RedPacket: { list: ofPlay.redPacket, rate: 2 },
  WeekendLottery: { list: ofDeposits.weekendLottery, rate: 3 },
}

/** Points, coupons and the New Year's own points are no coins. */
function isCoins(name: PromotionName, key: string): boolean {
  if (name === 'FirstCharge' || name === 'InviteFriend1') return key === '2001'
  return name !== 'Points' && !key.includes(':task:')
}

/** What the house has paid is written down, as it should be. */
function note({ history, purse, now }: Life, name: string, paid: Omit<Claim, 'at' | 'day'>): void {
  noteClaim(history, name, { ...paid, at: now })
  purse.count(paid.coins, { betRate: paid.rate, isBonus: true })
}

/** Both must offer the same; some of it is then taken. */
function compareAndClaim(life: Life): void {
  const { product, history, chance, now } = life
  for (const name of names) {
    const { list, rate: usual } = naive[name] ?? { list: () => [], rate: 0 }
    const expected = list(history, now).toSorted()
    const found = product.list(name, now).toSorted()
    if (JSON.stringify(found) !== JSON.stringify(expected))
      expect([name, new Date(now), found]).toEqual([name, new Date(now), expected])
    for (const [key, count] of expected.filter(() => chance.below(3) > 0)) {
      product.claim(name, key, now)
      const rate = name === 'Agent5' && key.startsWith('invites:') ? 3 : usual
      note(life, name, { key, coins: isCoins(name, key) ? count : 0, rate })
    }
  }
}

function compareAndDraw(life: Life): void {
  const { product, history, now, count } = life
  for (const [name, { list, rate }] of Object.entries(naiveDraws)) {
    const activity = name as PromotionName
    const [expected] = list(history, now)
    const key = product.findDraw(activity, now)?.key ?? null
    expect([name, new Date(now), key]).toEqual([name, new Date(now), expected?.[0] ?? null])
    if (!expected) continue
    product.draw(activity, count, now)
    note(life, name, { key: expected[0], coins: expected[1], rate })
  }
  const boxes = ofPlay.christmasBoxes(history, now)
  expect(product.findDraw('Christmas', now) !== null).toBe(boxes > 0)
  if (boxes === 0) return
  product.draw('Christmas', count, now)
  const key = `${ofPlay.christmasDays.first}:box:${count}`
  expect(product.list('Christmas', now).map(([one]) => one)).toContain(key)
  product.claim('Christmas', key, now)
  note(life, 'Christmas', { key, coins: coins(2), rate: 3 })
}

const gaps = [60_000, hourMs, 5 * hourMs, 9 * hourMs, dayMs, dayMs, 2 * dayMs, 5 * dayMs]

test('every promotion is written a second time, but for those that pay nothing', () => {
  const written = new Set([...names, ...Object.keys(naiveDraws)])
  const missing = promotions.map(({ name }) => name).filter((name) => !written.has(name))
  // A valid invite is what the others are told of; the rest is content.
  expect(missing).toEqual(['Invitee', 'Notice', 'OutLink'].toSorted())
})

test.each(Array.from({ length: players }, (_, index) => index + 1))(
  'a year of player %i: in whatever order, it earns what the rules say, and the ledger adds up',
  (seed) => {
    const chance = chanceOf(seed)
    const zone = seed % 2 === 0 ? 'America/Sao_Paulo' : 'Asia/Bangkok'
    liveIn(zone)
    const registeredAt = firstDay + chance.below(60) * dayMs + chance.below(dayMs)
    const history = newHistory(registeredAt)
    const purse = new Purse()
    const facts = () => ({
      hasMobile: history.mobileAt !== null,
      hasDeposited: history.deposits.length > 0,
    })
    const pay = (amount: number, betRate: number) => purse.pay(amount, { betRate, isBonus: true })
    const product = new Product(registeredAt, zone, { facts, pay })
    const life: Life = { seed, product, history, purse, chance, now: 0, count: 0 }
    for (life.now = registeredAt; life.now < firstDay + 400 * dayMs; life.count++) {
      // Deeds come close together, with days of rest between them: rows of days must happen too.
      life.now += 1 + chance.below(chance.pick(chance.below(3) === 0 ? gaps : gaps.slice(0, 4)))
      chance.pick(deeds)(life)
      if (chance.below(2) === 0) compareAndDraw(life)
      if (chance.below(2) === 0) compareAndClaim(life)
      purse.compare()
    }
    const claims = [...history.claims.keys()].flatMap((name) => claimsOf(history, name))
    const moved = [
      ...claims.map((claim) => claim.coins),
      ...history.deposits.map(({ amount }) => amount),
      ...history.rounds.map(({ stake, win }) => win - stake),
    ]
    expect(purse.gained).toBe(moved.reduce((all, amount) => all + amount, 0))
    expect(history.claims.size).toBeGreaterThan(18)
  },
  120_000,
)
