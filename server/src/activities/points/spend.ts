import type { pointCalls } from '@parlour/contract/activities/points.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { Context } from '../../frame/module.ts'
import type { DrawProof, Me } from '../engine/index.ts'
import { draw, pay, pickByWeight, spendBudget, spendPoints } from '../engine/index.ts'
import type { Config, Draw, State } from './rules.ts'
import { coinsIn, exchangeOf, largestOf } from './rules.ts'

type Ctx = Context<typeof pointCalls.lotteryExchange>
type Mine = Me<Config, State>
type Spent = { prizeId: number | null; propList: RewardItem[]; proof: DrawProof | null }

/** What a draw is remembered by. */
export type Result = {
  lotteryId: number
  prizeId: number
  rewards: RewardItem[]
  /** As they were then: whoever checks the draw later needs them. */
  weights: { prizeId: number; weight: number }[]
}

const name = 'Points'
const oneCoin = 100

export async function exchangePoints(ctx: Ctx, me: Mine, points: number): Promise<Spent> {
  const { coins, taken } = exchangeOf(points, me.config)
  if (coins < oneCoin) throw ctx.error('belowOneCoin')
  const key = await takePoints(ctx, me, taken)
  const items = [{ id: rewardIds.coin, count: coins, betRate: me.config.betRate }]
  const propList = await pay(ctx.tx, { name }, me.player.playerId, { key, items })
  return { prizeId: null, propList, proof: null }
}

/** A throw undoes everything: the points are still there when the budget is gone. */
export async function buyDraw(ctx: Ctx, me: Mine, wanted: Wanted): Promise<Spent> {
  const { drawId: lotteryId, clientSeed } = wanted
  const found = me.config.draws.find(({ id }) => id === lotteryId)
  if (!found) throw ctx.error('unknownDraw')
  const { playerId } = me.player
  const key = await takePoints(ctx, me, found.cost)
  await reserve(ctx, me, found)
  const asked = { playerId, activity: name, clientSeed } as const
  const { result, proof } = await draw(ctx.tx, asked, (fair): Result => {
    const { id, rewards } = pickByWeight(fair, found.prizes)
    const weights = found.prizes.map((prize) => ({ prizeId: prize.id, weight: prize.weight }))
    return { lotteryId, prizeId: id, rewards, weights }
  })
  await giveBack(ctx, me, largestOf(found) - coinsIn(result.rewards))
  const propList = await pay(ctx.tx, { name }, playerId, { key, items: result.rewards })
  return { prizeId: result.prizeId, propList, proof }
}

type Wanted = { drawId: number; clientSeed?: string | undefined }

async function takePoints({ tx, error }: Ctx, { player, state }: Mine, points: number) {
  const key = `spent:${state.spendings + 1}`
  const { playerId } = player
  if (!(await spendPoints(tx, { playerId, points, key, source: name })))
    throw error('notEnoughPoints')
  return key
}

/**
 * The largest prize must be there before the draw: if only small ones were paid while the budget
 * runs out, the published odds would not hold.
 */
async function reserve({ tx, error }: Ctx, me: Mine, wanted: Draw): Promise<void> {
  if (!(await spend(tx, me, largestOf(wanted)))) throw error('nothingLeft')
}

async function giveBack({ tx }: Ctx, me: Mine, amount: number): Promise<void> {
  await spend(tx, me, -amount)
}

async function spend(tx: Ctx['tx'], { config, moment }: Mine, amount: number): Promise<boolean> {
  const limit = config.dailyDrawBudget
  if (limit === null) return true
  return spendBudget(tx, { budget: 'points-draws', period: moment.day, amount, limit })
}
