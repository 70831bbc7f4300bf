import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { drawNumber } from '../frame/drawn-numbers.ts'
import { getListed, legsOf } from './chart.ts'
import { findOpenRequirements } from './read-statements.ts'
import type { LockedAccount, NewTransfer } from './transfers.ts'
import { tellBalances } from './news.ts'
import { lockLegs, writeLegs } from './transfers.ts'
import type { OpenRequirement, Progress, Requeued } from './turnover.ts'
import { progressOf, settle, targetOf, withoutRequirement } from './turnover.ts'
import { updateRequirements } from './write-statements.ts'

type Terms = { betRate: number; source: string }

export function findTerms(queries: Queries, playerId: number, key: string): Promise<Terms | null> {
  return queries.find<Terms>(sql`select bet_rate as "betRate", source from wallet_requirements
    where player_id = ${playerId} and source_key = ${key}`)
}

/**
 * At an exclusion: open bonuses are given up, what they lock is taken back, and the turnover of own
 * deposits is waived, so that all that is left can be withdrawn.
 */
export async function endRequirements(tx: Tx, playerId: number): Promise<void> {
  const legs = legsOf(getListed('bonus_given_up'), 0)
  const [coin] = await lockLegs(tx, playerId, legs)
  if (!coin) return
  const { met, open } = settle(await readQueue(tx, playerId), coin.turnover)
  await writeQueue(tx, playerId, { met, open: [] })
  const hasOpenRound = () => Promise.resolve(false)
  for (const { requirementId, isBonus } of open)
    if (isBonus) await giveUpBonus(tx, { playerId, requirementId, hasOpenRound })
  const [after] = await lockLegs(tx, playerId, legs)
  await tx.run(sql`update wallet_requirements set state = 'waived', ended_at = clock_timestamp(),
    closed_seq = ${after?.seq} where player_id = ${playerId} and state = 'open'`)
}

/** What is still to be wagered, as of the counter. Exact while the coin account is locked. */
export async function readProgress(
  queries: Queries,
  playerId: number,
  counter: number,
): Promise<Progress[]> {
  return progressOf(await readQueue(queries, playerId), counter)
}

type Opening = NewTransfer & Terms & { isBonus: boolean }

/** Last in the queue. `coin` is the locked account as the transfer left it. */
export async function openRequirement(tx: Tx, coin: LockedAccount, made: Opening): Promise<void> {
  const { playerId, source, key, isBonus, amount, betRate } = made
  const required = amount * betRate
  if (required === 0) return
  if (!Number.isSafeInteger(required)) throw new RangeError(`not a requirement: ${required}`)
  const { met, open } = settle(await readQueue(tx, playerId), coin.turnover)
  await writeQueue(tx, playerId, { met, open: [] })
  const target = targetOf(open, coin.turnover, required)
  const drawn = await drawNumber(tx, 'wallet_requirements', 'requirement_id')
  await tx.run(sql`insert into wallet_requirements (${drawn.column}player_id, source, source_key,
      is_bonus, amount, bet_rate, required, opened_seq, start_turnover, target_turnover)
    ${drawn.isGiven} values (${drawn.number}${playerId}, ${source}, ${key}, ${isBonus},
      ${amount}, ${betRate}, ${required}, ${coin.seq}, ${coin.turnover}, ${target})`)
}

/**
 * The account was empty and no stake in play: nothing is left of what was to be wagered, so it must
 * not lock money that comes later. `coin` is the locked account as the deposit left it.
 */
export async function lapseRequirements(
  tx: Tx,
  playerId: number,
  coin: LockedAccount,
): Promise<void> {
  const { met, open } = settle(await readQueue(tx, playerId), coin.turnover)
  await writeQueue(tx, playerId, { met, open: [] })
  const lapsed = open.map(({ requirementId }) => requirementId)
  if (lapsed.length > 0)
    await tx.run(sql`update wallet_requirements set state = 'lapsed', ended_at = clock_timestamp(),
      closed_seq = ${coin.seq}
      where player_id = ${playerId} and requirement_id = any(${lapsed}::bigint[])`)
}

export type GiveUp = {
  playerId: number
  requirementId: number
  /**
   * Asked under the account's lock, so that no bet slips in between: is a stake still in play? What
   * it wins must not escape the bonus that paid for it.
   */
  hasOpenRound: () => Promise<boolean>
}
export type GivenUp =
  | { outcome: 'givenUp'; taken: number }
  | { outcome: 'refused'; reason: 'unknownRequirement' | 'notABonus' | 'alreadyMet' | 'roundOpen' }

/** What the transfer of a key asked to be wagered; null when it asked nothing. */
export function findRequirementOf(tx: Tx, playerId: number, sourceKey: string) {
  return tx.find<{ requirementId: number; state: string }>(sql`
    select requirement_id as "requirementId", state from wallet_requirements
    where player_id = ${playerId} and source_key = ${sourceKey}`)
}

type Found = OpenRequirement & { state: string }

/**
 * The player gives a bonus up: its amount leaves the balance, as far as the balance goes, and those
 * behind it in the queue move up. Given up twice, it answers as the first time.
 */
export async function giveUpBonus(tx: Tx, asked: GiveUp): Promise<GivenUp> {
  const { playerId, requirementId } = asked
  const listed = getListed('bonus_given_up')
  const [coin] = await lockLegs(tx, playerId, legsOf(listed, 0))
  const requirement = await findRequirement(tx, asked)
  if (!coin || !requirement) return { outcome: 'refused', reason: 'unknownRequirement' }
  const key = `give-up:${playerId}:${requirementId}`
  if (requirement.state === 'given_up')
    return { outcome: 'givenUp', taken: await readTaken(tx, playerId, key) }
  const queue = await readQueue(tx, playerId)
  const taken = Math.min(requirement.amount, coin.balance)
  const reason = await findObstacle(requirement, queue, coin, asked)
  if (reason) return { outcome: 'refused', reason }
  const made = { code: 'bonus_given_up', playerId, key, amount: taken, source: '' } as const
  const [after] = await writeLegs(tx, made, legsOf(listed, taken), [coin])
  await tx.run(sql`update wallet_requirements set state = 'given_up', ended_at = clock_timestamp(),
    closed_seq = ${after?.seq}
    where player_id = ${playerId} and requirement_id = ${requirementId}`)
  await writeQueue(tx, playerId, withoutRequirement(queue, coin.turnover, requirementId))
  await tellBalances(tx, playerId, after ? [after] : [])
  return { outcome: 'givenUp', taken }
}

async function findObstacle(
  { requirementId, amount, isBonus }: Found,
  queue: OpenRequirement[],
  coin: LockedAccount,
  { hasOpenRound }: GiveUp,
) {
  const isOpen = progressOf(queue, coin.turnover).some(
    (one) => one.requirementId === requirementId && one.left > 0,
  )
  if (!isBonus) return 'notABonus'
  if (!isOpen) return 'alreadyMet'
  return coin.balance < amount && (await hasOpenRound()) ? 'roundOpen' : null
}

function findRequirement(tx: Tx, { playerId, requirementId }: GiveUp): Promise<Found | null> {
  return tx.find<Found>(sql`
    select requirement_id as "requirementId", amount, required, target_turnover as target,
      opened_seq as "openedSeq", is_bonus as "isBonus", state
    from wallet_requirements where player_id = ${playerId} and requirement_id = ${requirementId}`)
}

async function readTaken(tx: Tx, playerId: number, key: string): Promise<number> {
  const { amount } = await tx.row<{ amount: number }>(sql`select amount from wallet_entries
    where player_id = ${playerId} and account = 'coin' and provider = 'house' and key = ${key}`)
  return 0 - amount
}

async function readQueue(queries: Queries, playerId: number): Promise<OpenRequirement[]> {
  return queries.rows<OpenRequirement>(findOpenRequirements([playerId]))
}

async function writeQueue(tx: Tx, playerId: number, { met, open }: Requeued): Promise<void> {
  const toWrite = (state: 'met' | 'open') => (one: Requeued['open'][number]) => {
    const { requirementId, target } = one
    return { playerId, requirementId, target, state }
  }
  const writes = [...met.map(toWrite('met')), ...open.map(toWrite('open'))]
  if (writes.length > 0) await tx.run(updateRequirements(writes))
}
