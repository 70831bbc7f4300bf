import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { publish } from '../../frame/events.ts'
import { keyedHashes } from '../../frame/keyring.ts'
import { lockHash } from '../../frame/taken-names.ts'
import { isSameName, isVerified } from '../../identity/index.ts'
import { findPause } from '../../limits/index.ts'
import type { Owner } from '../../players/index.ts'
import { noteTaken, openFor, sealFor } from '../../players/index.ts'

export type Card = {
  cardId: number
  bankId: number
  bankName: string
  bankNameEn: string
  shortBankName: string
  accountName: string
  lastDigits: string
  isDefault: boolean
  changedAt: Date
  usableFrom: Date
  /** When a payout last reached it as it is now. */
  paidAt: Date | null
}

/**
 * A further or changed card waits, so that whoever took an account over cannot empty it at once.
 * The very first one does not: there was nothing before it to change.
 */
const waitHours = 24

export function listCards(queries: Queries, playerId: number): Promise<Card[]> {
  return queries.rows<Card>(sql`
    select card_id as "cardId", bank_id as "bankId", b.name as "bankName",
      coalesce(nullif(b.name_en, ''), b.name) as "bankNameEn",
      b.short_name as "shortBankName", account_name as "accountName",
      last_digits as "lastDigits", is_default as "isDefault", changed_at as "changedAt",
      case when is_first then changed_at
        else changed_at + ${waitHours} * interval '1 hour' end as "usableFrom",
      paid_at as "paidAt"
    from cashier_cards join cashier_banks b using (bank_id)
    where player_id = ${playerId} order by is_default desc, card_id`)
}

export type CardDetails = { bankId: number; accountName: string; cardNum: string }
export type CardFault = 'unknownBank' | 'cardMalformed' | 'cardTaken'

/** What is wrong with the details, whoever brings them. */
export async function findCardFault(tx: Tx, card: CardDetails): Promise<CardFault | null> {
  const bank = await tx.find<{ min: number; max: number }>(sql`
    select min_digits as min, max_digits as max from cashier_banks
    where bank_id = ${card.bankId}::bigint and is_on`)
  if (!bank) return 'unknownBank'
  const { length } = card.cardNum
  return length < bank.min || length > bank.max ? 'cardMalformed' : null
}

/** Null when the card is bound already, here or elsewhere. */
export async function insertCard(
  tx: Tx,
  playerId: number,
  card: CardDetails,
  secret: string,
): Promise<number | null> {
  const hashes = hashNumber(secret, card)
  await lockHash(tx, hashes[0]!)
  if (!(await canHave(tx, playerId, hashes)) || (await findCardOf(tx, hashes))) return null
  const { cardId } = await tx.row<{ cardId: number }>(sql`
    select nextval(pg_get_serial_sequence('cashier_cards', 'card_id'))::bigint as "cardId"`)
  const sealed = await sealNumber(tx, { playerId, secret }, cardId, card)
  const made = await tx.find<{ cardId: number }>(sql`
    insert into cashier_cards (card_id, player_id, bank_id, account_name, sealed_number,
      number_hash, last_digits, is_default, is_first) overriding system value
    select ${cardId}, ${playerId}, ${card.bankId}, ${card.accountName}, ${sealed}, ${hashes[0]},
      ${card.cardNum.slice(-4)},
      not exists (select from cashier_cards where player_id = ${playerId}),
      not exists (select from cashier_cards where player_id = ${playerId})
        and not exists (select from cashier_withdrawals where player_id = ${playerId})
    on conflict do nothing returning card_id as "cardId"`)
  return made?.cardId ?? null
}

/** Tells whose number a player tried to bind. */
export async function noteTakenCard(
  tx: Tx,
  playerId: number,
  card: CardDetails,
  secret: string,
): Promise<void> {
  const ownerId = await findOwner(tx, playerId, hashNumber(secret, card))
  if (ownerId !== null) await noteTaken(tx, playerId, { ownerId, what: 'card' })
}

/** False when another card has the number. */
export async function updateCard(
  tx: Tx,
  ref: { playerId: number; cardId: number },
  card: CardDetails,
  secret: string,
): Promise<boolean> {
  const hashes = hashNumber(secret, card)
  await lockHash(tx, hashes[0]!)
  if (!(await canHave(tx, ref.playerId, hashes))) return false
  const other = await findCardOf(tx, hashes)
  if (other !== null && other !== ref.cardId) return false
  const sealed = await sealNumber(tx, { playerId: ref.playerId, secret }, ref.cardId, card)
  await tx.run(sql`insert into cashier_past_cards (number_hash, player_id)
    select number_hash, player_id from cashier_cards
    where player_id = ${ref.playerId} and card_id = ${ref.cardId} on conflict do nothing`)
  await tx.run(sql`update cashier_cards set bank_id = ${card.bankId},
    account_name = ${card.accountName}, sealed_number = ${sealed}, number_hash = ${hashes[0]},
    last_digits = ${card.cardNum.slice(-4)}, changed_at = now(), paid_at = null, is_first = false
    where player_id = ${ref.playerId} and card_id = ${ref.cardId}`)
  return true
}

/** A payout has reached the card an order was made with, unless it was changed since. */
export async function noteCardPaid(tx: Tx, playerId: number, orderId: string): Promise<void> {
  await tx.run(sql`update cashier_cards c set paid_at = now() from cashier_withdrawals w
    where w.player_id = ${playerId} and w.order_id = ${orderId} and c.player_id = w.player_id
    and c.card_id = w.card_id and c.changed_at <= w.created_at`)
}

/** What was paid to the card came back from its bank: the next payout to it asks a person again. */
export async function noteCardBounced(tx: Tx, playerId: number, orderId: string): Promise<void> {
  await tx.run(sql`update cashier_cards c set paid_at = null from cashier_withdrawals w
    where w.player_id = ${playerId} and w.order_id = ${orderId} and c.player_id = w.player_id
    and c.card_id = w.card_id and c.changed_at <= w.created_at`)
}

export async function makeDefault(tx: Tx, playerId: number, cardId: number): Promise<void> {
  await tx.run(sql`update cashier_cards set is_default = false
    where player_id = ${playerId} and is_default`)
  await tx.run(sql`update cashier_cards set is_default = true
    where player_id = ${playerId} and card_id = ${cardId}`)
}

/** Whether two players have a bank account in one name, however it is spelled. */
export async function haveSameHolder(queries: Queries, one: number, other: number) {
  const names = await queries.rows<{ playerId: number; name: string }>(sql`
    select player_id as "playerId", account_name as name from cashier_cards
    where player_id = any(${[one, other]}::bigint[])`)
  const of = (playerId: number) => names.filter((card) => card.playerId === playerId)
  return of(one).some(({ name }) => of(other).some((card) => isSameName(card.name, name)))
}

/** For a payout only. */
export async function readCardNumber(
  queries: Queries,
  playerId: number,
  cardId: number,
  secret: string,
): Promise<string> {
  const { sealed } = await queries.row<{ sealed: Buffer }>(sql`
    select sealed_number as sealed from cashier_cards
    where player_id = ${playerId} and card_id = ${cardId}`)
  return (await openFor(queries, { playerId, secret }, placeOf(cardId), sealed)).toString()
}

export function maskCard(lastDigits: string): string {
  return `••••${lastDigits}`
}

function sealNumber(tx: Tx, owner: Owner, cardId: number, { cardNum }: CardDetails) {
  return sealFor(tx, owner, placeOf(cardId), Buffer.from(cardNum))
}

function placeOf(cardId: number) {
  return `cashier_cards.sealed_number:${cardId}` as const
}

/** By the secret in use first, then by former ones. */
function hashNumber(secret: string, { bankId, cardNum }: CardDetails): Buffer[] {
  return keyedHashes(secret, 'card-numbers', `${bankId}:${cardNum}`)
}

async function findCardOf(tx: Tx, hashes: Buffer[]): Promise<number | null> {
  const found = await tx.find<{ cardId: number }>(sql`select card_id as "cardId"
    from cashier_cards where number_hash = any(${hashes}::bytea[])`)
  return found?.cardId ?? null
}

/**
 * False when the number is another player's. One that somebody without papers has bound goes to
 * who has shown theirs, so that nobody can occupy another's account for good.
 */
async function canHave(tx: Tx, playerId: number, hashes: Buffer[]): Promise<boolean> {
  const ownerId = await findOwner(tx, playerId, hashes)
  if (ownerId === null) return true
  if ((await isVerified(tx, ownerId)) || !(await isVerified(tx, playerId))) return false
  if ((await findPause(tx, ownerId))?.kind === 'exclusion') return false
  return releaseNumber(tx, ownerId, hashes)
}

/** Who had it is told; a number that was paid to stays where it is. */
async function releaseNumber(tx: Tx, ownerId: number, hashes: Buffer[]): Promise<boolean> {
  const released = await tx.run(sql`with gone as (delete from cashier_cards
      where player_id = ${ownerId} and number_hash = any(${hashes}::bytea[]) and paid_at is null
      returning number_hash, player_id)
    insert into cashier_past_cards (number_hash, player_id) select number_hash, player_id from gone
    on conflict (number_hash, player_id) do update set player_id = excluded.player_id`)
  if (released === 0) return false
  await tx.run(sql`update cashier_cards set is_default = true
    where card_id = (select min(card_id) from cashier_cards where player_id = ${ownerId}
      having not bool_or(is_default))`)
  await publish(tx, 'account.changed', ownerId, { what: 'card' })
  return true
}

/**
 * The other player whose number it is. One that an excluded player had bound before is taken, as if
 * it still were bound.
 */
async function findOwner(tx: Tx, playerId: number, hashes: Buffer[]): Promise<number | null> {
  const owners = await tx.rows<{ ownerId: number; isBound: boolean }>(sql`
    select player_id as "ownerId", true as "isBound" from cashier_cards
    where number_hash = any(${hashes}::bytea[]) and player_id <> ${playerId}
    union all select player_id, false from cashier_past_cards
    where number_hash = any(${hashes}::bytea[]) and player_id <> ${playerId}`)
  for (const { ownerId, isBound } of owners)
    if (isBound || (await findPause(tx, ownerId))?.kind === 'exclusion') return ownerId
  return null
}
