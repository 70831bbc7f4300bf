import { offerErrors } from '@parlour/contract/activities/errors.ts'
import { noExpiry } from '@parlour/contract/activity-types.ts'
import type { OutputOf } from '@parlour/contract/call.ts'
import type { calls } from '@parlour/contract/index.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { sql } from '../frame/db.ts'
import { CallError } from '../frame/failures.ts'
import type { Context, Handlers } from '../frame/module.ts'
import { checkGate } from '../gate/index.ts'
import { claimMail, listClaimableMails } from '../messages/index.ts'
import { canTake } from './engine/conditions.ts'
import type { ListedPart } from './engine/list.ts'
import { readShown } from './engine/list.ts'
import { findPaid } from './engine/pay.ts'
import { lockPlayers } from './engine/states.ts'
import { catchUp, catchUpInside, claimFree } from './engine/visit.ts'
import { promotions } from './table.ts'

type Served = Pick<typeof calls, 'getClaimable' | 'claimRewards'>
type Listed = OutputOf<Served['getClaimable']>
type Line = { source: string; key: string }

/** Everything that can be claimed, in one place. What that is, each promotion says itself. */
export const inboxHandlers = {
  async getClaimable({ app, tx, caller: { playerId } }) {
    await catchUp(app, playerId)
    const serverTime = Date.now()
    if (await checkGate(tx, playerId, 'claim')) return { lineList: [], serverTime }
    const shown = await readShown({ app, queries: tx, playerId }, promotions)
    const mails = await listClaimableMails(tx, playerId)
    const waiting = mails.map(({ id, rewards, expiresAt, texts: { title, titleEn } }) => ({
      source: 'mail',
      key: String(id),
      items: rewards,
      expireTime: expiresAt?.getTime() ?? noExpiry,
      task: null,
      mail: { title, titleEn },
    }))
    const lineList = [...shown.flatMap(toLines), ...waiting].toSorted(byEnd).slice(0, mostLines)
    return { lineList, serverTime }
  },
  async claimRewards(ctx, { lineList }) {
    const { app, tx, caller, error } = ctx
    const { playerId, sessionId } = caller
    await catchUpInside(app, tx, playerId)
    await lockPlayers(tx, [playerId])
    const reason = await checkGate(tx, playerId, 'claim', { sessionId })
    if (reason) throw error(reason)
    const shown = await readShown({ app, queries: tx, playerId }, promotions)
    const resultList = []
    for (const line of lineList) resultList.push(await tryToClaim(ctx, shown, line))
    return { resultList, propList: addUp(resultList.flatMap(({ propList }) => propList)) }
  },
} satisfies Handlers<Served>

const mostLines = 500

function toLines({ promotion, me, card }: ListedPart): Listed['lineList'] {
  if (!card.canClaim) return []
  return promotion
    .offers(me)
    .filter((offer) => canTake(me, promotion) && canTake(me, offer))
    .map(({ key, items, until, task }) => ({
      source: promotion.name,
      key,
      items,
      expireTime: until ?? card.expireTime ?? noExpiry,
      task: task ?? null,
      mail: null,
    }))
}

/** What never ends comes last. */
function byEnd(one: { expireTime: number }, other: { expireTime: number }): number {
  const of = (expireTime: number) => (expireTime === noExpiry ? Infinity : expireTime)
  const [first, second] = [of(one.expireTime), of(other.expireTime)]
  return first === second ? 0 : first - second
}

type Claiming = Context<Served['claimRewards']>

/** The savepoint undoes what a claim did that is refused after all. */
async function tryToClaim(ctx: Claiming, shown: readonly ListedPart[], line: Line) {
  const { tx } = ctx
  await tx.run(sql`savepoint claiming`)
  try {
    const propList = await claimLine(ctx, shown, line)
    await tx.run(sql`release savepoint claiming`)
    return { ...line, propList, refusal: null }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    await tx.run(sql`rollback to savepoint claiming`)
    return { ...line, propList: [], refusal: error.errorName as Refusal }
  }
}

/** What was paid by another press is not told as paid by this one; what pays by itself waits. */
async function claimLine(
  ctx: Claiming,
  shown: readonly ListedPart[],
  { source, key }: Line,
): Promise<RewardItem[]> {
  const { tx, caller } = ctx
  if (source === 'mail') return claimMailLine(ctx, key)
  const promotion = promotions.find(({ name }) => name === source)
  if (!promotion) throw refused('unknownReward')
  if (await findPaid(tx, caller.playerId, promotion.name, key)) throw refused('alreadyClaimed')
  const part = shown.find((one) => one.promotion === promotion)
  if (!part) throw refused('ended')
  if (!toLines(part).some((line) => line.key === key)) throw refused('notReached')
  // It was offered a moment ago to a player who is locked since: nothing is against it any more.
  return (await claimFree({ ...ctx, error: () => refused('notReached') }, promotion, key)).items
}

async function claimMailLine({ tx, caller }: Claiming, key: string) {
  const claimed = await claimMail(tx, caller.playerId, readMailId(key))
  if (typeof claimed !== 'string') return claimed.propList
  throw refused(mailRefusals[claimed])
}

type Refusal = NonNullable<OutputOf<Served['claimRewards']>['resultList'][number]['refusal']>
function refused(name: Refusal): CallError {
  return new CallError(name, offerErrors[name], false)
}

/** No mail has the number 0. */
function readMailId(key: string): number {
  return /^\d{1,15}$/.test(key) ? Number(key) : 0
}

const mailRefusals = {
  unknownMail: 'unknownReward',
  nothingAttached: 'unknownReward',
  alreadyClaimed: 'alreadyClaimed',
  expired: 'ended',
} as const

/** The same things of the same condition in one line. */
function addUp(items: readonly RewardItem[]): RewardItem[] {
  const sums = new Map<string, RewardItem>()
  for (const item of items) {
    const name = `${item.id}:${item.betRate}`
    sums.set(name, { ...item, count: item.count + (sums.get(name)?.count ?? 0) })
  }
  return [...sums.values()]
}
