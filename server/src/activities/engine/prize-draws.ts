import type { ConditionError } from '@parlour/contract/activities/errors.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import type { Queries } from '../../frame/db.ts'
import type { Budget } from './budget.ts'
import { isLeft, spendBudget } from './budget.ts'
import { findMissing } from './conditions.ts'
import type { DrawProof } from './draws.ts'
import { commitNext, draw, listDraws } from './draws.ts'
import type { DrawnLot, Lot } from './lots.ts'
import { coinsIn, drawFrom, largestOf } from './lots.ts'
import { pay } from './pay.ts'
import type { Entered } from './player-parts.ts'
import type { Me, NextDraw, Promotion, PromotionName } from './promotion.ts'
import type { Changing } from './visit.ts'
import { keep } from './visit.ts'

type Drawing = Pick<Changing<'nothingLeft'>, 'tx' | 'error'>
type FreeDrawing = Pick<Changing<'nothingLeft' | ConditionError>, 'tx' | 'error'>

/** What the player brings to a draw: their part of the seed. */
type OwnSeed = { clientSeed?: string | undefined }

export type Drawn<Config, State> = {
  me: Me<Config, State>
  drawn: DrawnLot
  /** What was paid; nothing when it is only kept, to be taken later. */
  items: RewardItem[]
  proof: DrawProof
  nextSeedHash: string
}

/**
 * The one way to draw: keeps to the budget, draws from what was committed to, remembers what it was
 * drawn from, and pays.
 */
export async function drawPrize<Config, State>(
  ctx: Drawing,
  promotion: Promotion<Config, State>,
  entered: Entered<Config, State>,
  own: OwnSeed,
): Promise<Drawn<Config, State>> {
  const next = findNext(ctx, promotion, entered)
  if (next.isFree) throw new Error(`${promotion.name} draws for nothing`)
  return drawNext(ctx, promotion, entered, { next, ...own })
}

/** The same where no deposit is tied to it: the conditions of free gifts are asked for. */
export async function drawFreePrize<Config, State>(
  ctx: FreeDrawing,
  promotion: Promotion<Config, State>,
  entered: Entered<Config, State>,
  own: OwnSeed,
): Promise<Drawn<Config, State>> {
  const next = findNext(ctx, promotion, entered)
  const missing = next.isFree ? findMissing(entered.me) : null
  if (missing) throw ctx.error(missing)
  return drawNext(ctx, promotion, entered, { next, ...own })
}

type LotDrawing = OwnSeed & {
  playerId: number
  activity: PromotionName
  lot: Lot
  budget: Budget | null
  /** Remembered beside what came out. */
  about?: object
}

type LotDrawn = { drawn: DrawnLot; proof: DrawProof }

/**
 * Draws from a lot within a budget, and has done with it what is to be done. Refused when the lot's
 * largest prize is not left: if only small ones were paid while the budget runs out, the published
 * odds would not hold. The budget is everybody's: it is taken from when all else is written, so
 * that others wait for a commit and not for a payment.
 */
export async function drawLot<Done>(
  { tx, error }: Drawing,
  { lot, budget, about, ...asked }: LotDrawing,
  finish: (drawn: LotDrawn) => Promise<Done>,
): Promise<Done> {
  const needed = largestOf(lot)
  if (budget && !(await isLeft(tx, { ...budget, needed }))) throw error('nothingLeft')
  const { result: drawn, proof } = await draw(tx, asked, (fair) => ({
    ...about,
    ...drawFrom(fair, lot),
  }))
  const done = await finish({ drawn, proof })
  const amount = coinsIn(drawn.rewards)
  if (budget && !(await spendBudget(tx, { ...budget, amount, needed }))) throw error('nothingLeft')
  return done
}

type Asked = { playerId: number; activity: PromotionName }
const shown = 20

/** The player's own draws as the wire lists them, and what the next one is committed to. */
export async function listOwnDraws(queries: Queries, asked: Asked) {
  const draws = await listDraws<DrawnLot>(queries, { ...asked, before: null, limit: shown })
  return draws.map(({ result, proof, at }) => ({ ...toWire(result), proof, time: at }))
}

function findNext<Config, State>(
  ctx: Drawing,
  promotion: Promotion<Config, State>,
  { me }: Entered<Config, State>,
): NextDraw {
  const next = promotion.nextDraw?.(me)
  if (!next) throw ctx.error('nothingLeft')
  return next
}

async function drawNext<Config, State>(
  ctx: Drawing,
  promotion: Promotion<Config, State>,
  entered: Entered<Config, State>,
  { next, clientSeed }: OwnSeed & { next: NextDraw },
): Promise<Drawn<Config, State>> {
  const { tx } = ctx
  const { playerId } = entered.me.player
  const { lot, budget = null, key } = next
  const asked = { playerId, activity: promotion.name, clientSeed, lot, budget }
  return drawLot(ctx, asked, async ({ drawn, proof }) => {
    const items =
      key === null ? [] : await pay(tx, promotion, playerId, { key, items: drawn.rewards })
    const now = { ...drawn, key, drawId: Number(proof.drawId) }
    if (!promotion.drawn) throw new Error(`${promotion.name} keeps no draws`)
    const state = promotion.drawn(entered.me.state, now, entered.me.moment, entered.me.config)
    const me = await keep(tx, entered, state)
    return { me, drawn, items, proof, nextSeedHash: await commitNext(tx, playerId) }
  })
}

function toWire(drawn: DrawnLot) {
  const { prizeId, rewards, weights } = drawn
  return { prizeId, propList: rewards, weightList: weights }
}
