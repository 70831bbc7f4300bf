import type { ConditionError, EnterError } from '@parlour/contract/activities/errors.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import type { Caller } from '../../frame/caller.ts'
import type { Tx } from '../../frame/db.ts'
import type { Consumer } from '../../frame/events.ts'
import { deliverFor } from '../../frame/deliveries.ts'
import { hasPending } from '../../frame/waiting-players.ts'
import type { CallError } from '../../frame/failures.ts'
import { checkGate } from '../../gate/index.ts'
import type { Reader } from '../../frame/module.ts'
import { findMissing } from './conditions.ts'
import { noteDay } from './days.ts'
import { followerName } from './follower.ts'
import type { Entered } from './player-parts.ts'
import { readMe } from './player-parts.ts'
import { findPaid, pay } from './pay.ts'
import { tooEarly } from './phase.ts'
import type { Me, Offer, Promotion } from './promotion.ts'
import type { StateRow } from './states.ts'
import { lockPlayers, readStates, writeStates } from './states.ts'

/**
 * Looking at a promotion: what happened so far is applied first, so that nobody is behind. Who
 * looks has come today, even if what else their page asks for has not arrived yet.
 */
export async function visit<Config, State>(
  { app, caller, error }: Visiting,
  promotion: Promotion<Config, State>,
): Promise<Me<Config, State> | null> {
  const { playerId } = caller
  await noteDay(app, playerId)
  await catchUp(app, playerId)
  const found = await readMe({ app, queries: app.database, playerId }, promotion)
  if (found?.phase === 'before' && error) throw tooEarly(error, found.beginsAt)
  if (!found || !isVisible(found)) return null
  // Entering pins the config: what a player was shown is what they play by.
  if (found.isNew) await app.database.keepBooks((tx) => pin(tx, found.row))
  return found.me
}

/** Who may be told that it has not begun; the others are told that there is nothing. */
type Visiting = { app: Reader; caller: Caller; error?: (name: 'notStarted') => CallError }

/** Applies what waits for the player, outside any call's own transaction. */
export async function catchUp(app: Reader, playerId: number): Promise<void> {
  if (!(await hasPending(app.database, followerName, playerId))) return
  const follower = getFollower(app)
  const { failures } = await app.database.keepBooks((tx) => deliverFor(tx, follower, playerId))
  for (const { event, error } of failures)
    app.log.error({ err: error, consumer: followerName, event: event.eventId }, 'an event failed')
}

/** The same inside a call's own transaction, for what it decides by. */
export async function catchUpInside(app: Reader, tx: Tx, playerId: number): Promise<void> {
  await deliverFor(tx, getFollower(app), playerId)
}

/** A call that can answer at least these errors: what it does not declare does not compile. */
export type Changing<Refusal extends string = EnterError> = {
  app: Reader
  tx: Tx
  caller: Caller
  error: (name: Refusal) => CallError
}

/**
 * Entering a promotion to change something. The gate is asked, the player locked, and what
 * happened before is applied, all in the call's own transaction.
 */
export async function enter<Config, State>(
  { app, tx, caller, error }: Changing,
  promotion: Promotion<Config, State>,
): Promise<Entered<Config, State>> {
  const { playerId, sessionId } = caller
  await catchUpInside(app, tx, playerId)
  await lockPlayers(tx, [playerId])
  const reason = await checkGate(tx, playerId, 'claim', { sessionId })
  if (reason) throw error(reason)
  const found = await readMe({ app, queries: tx, playerId }, promotion)
  if (found?.phase === 'before') throw tooEarly(error, found.beginsAt)
  if (!found || !isVisible(found)) throw error('ended')
  return found
}

/** The same for what begins something: while it is only taken from, it is over for that. */
export async function enterOpen<Config, State>(
  ctx: Changing,
  promotion: Promotion<Config, State>,
): Promise<Entered<Config, State>> {
  const entered = await enter(ctx, promotion)
  if (entered.me.isClosing) throw ctx.error('ended')
  return entered
}

/** Keeps a changed state. */
export async function keep<Config, State>(
  tx: Tx,
  { row, me }: Entered<Config, State>,
  state: State,
): Promise<Me<Config, State>> {
  await writeStates(tx, [{ ...row, state }])
  return { ...me, state }
}

type Which<Config, State> = string | ((me: Me<Config, State>) => string)
/** Why a key cannot be claimed now; without it, it is not reached yet. */
type Refuse<Config, State, Refusal> = (me: Me<Config, State>, key: string) => Refusal
type Claimed<Config, State> = { me: Me<Config, State>; items: RewardItem[] }

/**
 * Claims what a key stands for. Claimed before, by this or another call, it answers the first
 * outcome and moves nothing. A key that depends on how far the player is, is found once inside.
 */
export async function claim<Config, State, Refusal extends string = 'notReached'>(
  ctx: Changing<EnterError | NoInfer<Refusal>>,
  promotion: Promotion<Config, State>,
  which: Which<Config, State>,
  refuse?: Refuse<Config, State, Refusal>,
): Promise<Claimed<Config, State>> {
  const found = await find(ctx, promotion, which, refuse)
  if (isGift(promotion, found.offer)) throw new Error(`${promotion.name} gives for nothing`)
  return take(ctx.tx, promotion, found)
}

/** The same for what no deposit may be tied to: then its conditions are asked for. */
export async function claimFree<Config, State, Refusal extends string = 'notReached'>(
  ctx: Changing<EnterError | ConditionError | NoInfer<Refusal>>,
  promotion: Promotion<Config, State>,
  which: Which<Config, State>,
  refuse?: Refuse<Config, State, Refusal>,
): Promise<Claimed<Config, State>> {
  const found = await find(ctx, promotion, which, refuse)
  const missing = isGift(promotion, found.offer) ? findMissing(found.entered.me) : null
  if (missing) throw ctx.error(missing)
  return take(ctx.tx, promotion, found)
}

/** It runs, or what was earned may still be taken. */
export function isVisible({ phase }: Pick<Entered, 'phase'>): boolean {
  return phase === 'open' || phase === 'closing'
}

type Found<Config, State> = {
  entered: Entered<Config, State>
  key: string
  /** Null when it was paid before. */
  offer: Offer | null
  before: RewardItem[]
}

async function find<Config, State, Refusal extends string>(
  ctx: Changing<EnterError | Refusal>,
  promotion: Promotion<Config, State>,
  which: Which<Config, State>,
  refuse?: Refuse<Config, State, Refusal>,
): Promise<Found<Config, State>> {
  const entered = await enter(ctx, promotion)
  const { me } = entered
  const key = typeof which === 'string' ? which : which(me)
  const before = await findPaid(ctx.tx, ctx.caller.playerId, promotion.name, key)
  if (before) return { entered, key, offer: null, before }
  const offer = promotion.offers(me).find((one) => one.key === key)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it is without a reason
  if (!offer) throw ctx.error(refuse ? refuse(me, key) : ('notReached' as Refusal))
  return { entered, key, offer, before: [] }
}

async function take<Config, State>(
  tx: Tx,
  promotion: Promotion<Config, State>,
  { entered, key, offer, before }: Found<Config, State>,
): Promise<Claimed<Config, State>> {
  const { me } = entered
  if (!offer) return { me, items: before }
  const items = await pay(tx, promotion, me.player.playerId, offer)
  const state = promotion.claimed(me.state, key, me.moment, me.config)
  return { me: await keep(tx, entered, state), items }
}

function isGift({ isFree }: Pick<Promotion, 'isFree'>, offer: Offer | null): boolean {
  return offer !== null && (isFree || offer.isFree) === true
}

function getFollower({ consumers }: Reader): Consumer {
  const follower = consumers.find(({ name }) => name === followerName)
  if (!follower) throw new Error('the activities follow no events in this process')
  return follower
}

async function pin(tx: Tx, row: StateRow): Promise<void> {
  await lockPlayers(tx, [row.playerId])
  const there = await readStates(tx, [row.playerId], [row.activity])
  if (there.length === 0) await writeStates(tx, [row])
}
