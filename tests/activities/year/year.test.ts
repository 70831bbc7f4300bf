import type { PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import { expect, test } from 'vitest'
import { dayMs, dayOf, hourMs, startOf } from './calendar.ts'
import type { Deposit, History } from './history.ts'
import { newHistory, noteClaim } from './history.ts'
import type { Naive } from './naive-deposits.ts'
import * as ofDeposits from './naive-deposits.ts'
import * as ofPlay from './naive-play.ts'
import { Product } from './product.ts'

/** `npm run test:year` plays two hundred. */
const players = Number(process.env['YEAR_PLAYERS'] ?? 2)
const firstDay = startOf('2026-03-02')

const naive: Partial<Record<PromotionName, Naive>> = {
  AccumulatedRecharge: ofDeposits.accumulatedRecharge,
  AppDownload: ofDeposits.appDownload,
  Bind: ofDeposits.bind,
  Christmas: ofPlay.christmas,
  ContinuousRecharge: ofDeposits.continuousRecharge,
  Festival: ofDeposits.festival,
  FirstCharge: ofDeposits.firstCharge,
  FreeSign: ofPlay.freeSign,
  Fund: ofPlay.fund,
  InviteFriend1: ofPlay.inviteFriend1,
  LadderRecharge: ofDeposits.ladderRecharge,
  Points: ofPlay.points,
  SignUpBonus: ofDeposits.signUpBonus,
  Supply: ofPlay.supply,
}
const names = Object.keys(naive) as PromotionName[]

/** The same numbers for the same player, on every machine. */
function chanceOf(seed: number) {
  let state = seed * 2_654_435_761
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (limit: number) => Math.floor(next() * limit),
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
  }
}
type Chance = ReturnType<typeof chanceOf>
type Life = { product: Product; history: History; chance: Chance; now: number; count: number }

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

function deposit({ product, history, chance, now, count }: Life): void {
  const { actType, awardId, amounts } = chance.pick(purchases)
  const orderId = `DP${count}`
  const amount = chance.pick(amounts)
  const made: Deposit = { at: now, day: dayOf(now), orderId, amount, actType, awardId }
  const isFirst = history.deposits.length === 0
  history.deposits.push(made)
  const paid = { orderId, amount, actType, awardId, isFirst, coversPrice: true }
  product.hear('deposit.settled', paid, now)
}

function play({ product, history, chance, now }: Life): void {
  const stake = chance.pick([1_00, 7_35, 60_00, 250_00, 900_00, 3_000_00, 12_000_00])
  const win = chance.pick([0, 0, stake * 2])
  history.rounds.push({ at: now, day: dayOf(now), stake, win })
  const round = { gameId: 101, typeId: 1, stake, win, clearsBonus: false }
  product.hear('round.settled', round, now)
}

function befriend({ product, history, chance, now }: Life): void {
  const inviteeId = 1 + chance.below(6)
  history.invites.push({ at: now, inviteeId })
  product.hear('invite.validated', { inviteeId, validAt: now }, now)
}

function bindOrEnter({ product, history, chance, now }: Life): void {
  if (chance.below(2) === 0) {
    history.hasEntered = true
    return product.hear('app.entered', {}, now)
  }
  if (history.mobileAt !== null) return
  history.mobileAt = now
  product.hear('mobile.bound', { mobile: '66811111111' }, now)
}

/** Both must offer the same; some of it is then taken. */
function compareAndClaim({ product, history, chance, now }: Life): void {
  for (const name of names) {
    const expected = (naive[name]?.(history, now) ?? []).toSorted()
    const found = product.list(name, now).toSorted()
    if (JSON.stringify(found) !== JSON.stringify(expected))
      expect([name, new Date(now), found]).toEqual([name, new Date(now), expected])
    for (const [key] of found.filter(() => chance.below(3) > 0)) {
      product.claim(name, key, now)
      noteClaim(history, { activity: name, key, at: now })
    }
  }
}

function compareAndDraw({ product, history, now, count }: Life): void {
  const [expected] = ofDeposits.weekendLottery(history, now)
  expect(product.findDraw('WeekendLottery', now)?.key ?? null).toBe(expected?.[0] ?? null)
  if (expected) {
    product.draw('WeekendLottery', count, now)
    noteClaim(history, { activity: 'WeekendLottery', key: expected[0], at: now })
  }
  const boxes = ofPlay.christmasBoxes(history, now)
  expect(product.findDraw('Christmas', now) !== null).toBe(boxes > 0)
  if (boxes === 0) return
  product.draw('Christmas', count, now)
  const key = `${ofPlay.christmasDays.first}:box:${count}`
  expect(product.list('Christmas', now).map(([one]) => one)).toContain(key)
  product.claim('Christmas', key, now)
  noteClaim(history, { activity: 'Christmas', key, at: now })
}

const acts = [deposit, deposit, deposit, play, play, play, befriend, bindOrEnter]
const gaps = [60_000, hourMs, 5 * hourMs, 9 * hourMs, dayMs, dayMs, 2 * dayMs, 5 * dayMs]

test.each(Array.from({ length: players }, (_, index) => index + 1))(
  'a year of player %i: whatever happens in whatever order, it earns what the rules say',
  (seed) => {
    const chance = chanceOf(seed)
    const registeredAt = firstDay + chance.below(60) * dayMs + chance.below(dayMs)
    const product = new Product(registeredAt)
    const life: Life = { product, history: newHistory(registeredAt), chance, now: 0, count: 0 }
    for (life.now = registeredAt; life.now < firstDay + 400 * dayMs; life.count++) {
      // Deeds come close together, with days of rest between them: rows of days must happen too.
      life.now += chance.below(chance.pick(chance.below(3) === 0 ? gaps : gaps.slice(0, 4)))
      chance.pick(acts)(life)
      if (chance.below(2) === 0) compareAndDraw(life)
      if (chance.below(2) === 0) compareAndClaim(life)
    }
    expect(new Set(life.history.claims.map(({ activity }) => activity)).size).toBeGreaterThan(10)
  },
  120_000,
)
