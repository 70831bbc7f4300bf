import type { Caller } from '../../frame/caller.ts'
import type { Tx } from '../../frame/db.ts'
import type { Consumer } from '../../frame/events.ts'
import { deliverFor, hasPending } from '../../frame/events.ts'
import type { CallError } from '../../frame/failures.ts'
import { checkGate } from '../../gate/index.ts'
import type { Reader } from '../../frame/module.ts'
import { findMissing } from './conditions.ts'
import { followerName } from './follower.ts'
import type { Entered } from './player-parts.ts'
import { readMe } from './player-parts.ts'
import { findPaid, pay } from './pay.ts'
import type { ClaimError, Me, Promotion } from './promotion.ts'
import type { StateRow } from './states.ts'
import { lockPlayers, readStates, writeStates } from './states.ts'

/** Looking at a promotion: what happened so far is applied first, so that nobody is behind. */
export async function visit<Config, State>(
  { app, caller, error }: Visiting,
  promotion: Promotion<Config, State>,
): Promise<Me<Config, State> | null> {
  const { playerId } = caller
  await catchUp(app, playerId)
  const found = await readMe({ app, queries: app.database, playerId }, promotion)
  if (found?.phase === 'before' && error) throw error('notStarted')
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

export type Changing = {
  app: Reader
  tx: Tx
  caller: Caller
  error: (name: ClaimError) => CallError
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
  if (found?.phase === 'before') throw error('notStarted')
  if (!found || !isVisible(found)) throw error('ended')
  return found
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

/**
 * Claims what a key stands for. Claimed before, by this or another call, it answers the first
 * outcome and moves nothing. A key that depends on how far the player is, is found once inside.
 */
export async function claim<Config, State>(
  ctx: Changing,
  promotion: Promotion<Config, State>,
  which: string | ((me: Me<Config, State>) => string),
) {
  const entered = await enter(ctx, promotion)
  const { me } = entered
  const key = typeof which === 'string' ? which : which(me)
  const { playerId } = ctx.caller
  const before = await findPaid(ctx.tx, playerId, promotion.name, key)
  if (before) return { me, items: before }
  const offer = promotion.offers(me).find((one) => one.key === key)
  if (!offer) throw ctx.error(promotion.refuse?.(me, key) ?? 'notReached')
  const missing = promotion.isFree || offer.isFree ? findMissing(me) : null
  if (missing) throw ctx.error(missing)
  const items = await pay(ctx.tx, promotion, playerId, offer)
  const state = promotion.claimed(me.state, key, me.moment, me.config)
  return { me: await keep(ctx.tx, entered, state), items }
}

/** It runs, or what was earned may still be taken. */
export function isVisible({ phase }: Pick<Entered, 'phase'>): boolean {
  return phase === 'open' || phase === 'closing'
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
