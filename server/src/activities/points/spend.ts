import type { pointCalls } from '@parlour/contract/activities/points.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { Context } from '../../frame/module.ts'
import type { DrawnLot, DrawProof, Me } from '../engine/index.ts'
import { drawLot, pay, spendPoints } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import { budgetOf, exchangeOf, spentKey } from './rules.ts'

type Ctx = Context<typeof pointCalls.lotteryExchange>
type Mine = Me<Config, State>
type Spent = { prizeId: number | null; propList: RewardItem[]; proof: DrawProof | null }

/** What a draw is remembered by. */
export type Result = DrawnLot & { lotteryId: number }

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
  const asked = {
    playerId,
    activity: name,
    clientSeed,
    lot: found,
    budget: budgetOf(me.config, me.moment),
    about: { lotteryId },
  } as const
  return drawLot(ctx, asked, async ({ drawn, proof }) => {
    const propList = await pay(ctx.tx, { name }, playerId, { key, items: drawn.rewards })
    return { prizeId: drawn.prizeId, propList, proof }
  })
}

type Wanted = { drawId: number; clientSeed?: string | undefined }

async function takePoints({ tx, error }: Ctx, { player, state }: Mine, points: number) {
  const key = spentKey(state)
  const { playerId } = player
  if (!(await spendPoints(tx, { playerId, points, key, source: name })))
    throw error('notEnoughPoints')
  return key
}
