import type { Queries, Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { giveNamesBack, takeName } from '../frame/taken-names.ts'
import { openAccounts } from '../wallet/index.ts'

export type Player = {
  playerId: number
  uuid: string
  account: string
  accountType: 0 | 1 | 2
  nickname: string
  avatar: number
  mobile: string | null
  inviteCode: string
  superiorId: number | null
  isActive: boolean
  hasPassword: boolean
  isFrozen: boolean
  hasParticulars: boolean
  hidesWins: boolean
  /** The advertisement or agency the player came by. */
  advertisementId: string | null
  /** The name a social account goes by there. */
  outsideName: string | null
  createdAt: Date
}

export type NewPlayer = {
  account: string
  nickname: string
  accountType?: 0 | 1 | 2
  avatar?: number
  mobile?: string | null
  passwordHash?: string | null
  tracking?: object
  /** The household of the address, and the device. */
  registeredFrom?: string
  registeredDevice?: string
}

const columns = {
  text: `player_id as "playerId", uuid, account, account_type as "accountType", nickname, avatar,
    mobile, invite_code as "inviteCode", superior_id as "superiorId",
    state = 'active' as "isActive", password_hash is not null as "hasPassword",
    state = 'frozen' as "isFrozen",
    sealed_particulars is not null as "hasParticulars", hides_wins as "hidesWins",
    created_at as "createdAt",
    nullif(tracking->>'proxyId', '') as "advertisementId",
    (select nullif(left(i.name, 128), '') from player_identities i
      where i.player_id = players.player_id limit 1) as "outsideName"`,
  values: [],
}

/** Makes a player, or answers null when the account or the mobile belongs to somebody already. */
export async function createPlayer(tx: Tx, player: NewPlayer): Promise<number | null> {
  const { account, nickname, accountType = 0, avatar = 0, mobile = null } = player
  const made = await tx.find<{ playerId: number; inviteCode: string }>(sql`
    insert into players (account, nickname, account_type, avatar, mobile, mobile_bound_at,
      password_hash, tracking, registered_from, registered_device)
    values (${account}, ${nickname}, ${accountType}, ${avatar}, ${mobile},
      case when ${mobile}::text is null then null else now() end,
      ${player.passwordHash ?? null}, ${JSON.stringify(player.tracking ?? {})},
      ${player.registeredFrom ?? ''}, ${player.registeredDevice ?? ''})
    on conflict do nothing returning player_id as "playerId", invite_code as "inviteCode"`)
  if (!made) return null
  const { playerId, inviteCode } = made
  const isNew =
    (await takeName(tx, playerId, 'account', account.toLowerCase())) &&
    (await takeName(tx, playerId, 'inviteCode', inviteCode)) &&
    (mobile === null || (await takeName(tx, playerId, 'mobile', mobile)))
  if (!isNew) return undoPlayer(tx, playerId)
  await openAccounts(tx, playerId)
  return playerId
}

export function getPlayer(queries: Queries, playerId: number): Promise<Player> {
  return queries.row<Player>(sql`select ${columns} from players where player_id = ${playerId}`)
}

/** Whether there is such a player. */
export async function isPlayer(queries: Queries, playerId: number): Promise<boolean> {
  return (await queries.find(sql`select from players where player_id = ${playerId}`)) !== null
}

export type PlayerState = 'active' | 'frozen' | 'closed'

/** Held by this transaction until it ends; null when there is no such player. */
export async function readPlayerState(tx: Tx, playerId: number): Promise<PlayerState | null> {
  const found = await tx.find<{ state: PlayerState }>(sql`
    select state from players where player_id = ${playerId} for no key update`)
  return found?.state ?? null
}

/** False when the account is not in the first state, or forgotten. Who comes back has not left. */
export async function movePlayer(
  tx: Tx,
  playerId: number,
  from: PlayerState,
  to: PlayerState,
): Promise<boolean> {
  const count = await tx.run(sql`update players set state = ${to}, left_at = null,
      closed_at = case when ${to} = 'closed' then now() end
    where player_id = ${playerId} and state = ${from} and forgotten_at is null`)
  return count > 0
}

export async function hasPlayers(queries: Queries): Promise<boolean> {
  return (await queries.find(sql`select from players limit 1`)) !== null
}

/** Those who change something of a player take turns; rows that refer to the player do not wait. */
export async function lockPlayer(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`select from players where player_id = ${playerId} for no key update`)
}

/** What these players are called, for a person who decides about them. */
export async function readNames(
  queries: Queries,
  playerIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await queries.rows<{ playerId: number; name: string }>(sql`
    select player_id as "playerId", coalesce(nullif(nickname, ''), account) as name
    from players where player_id = any(${playerIds}::bigint[])`)
  return new Map(rows.map(({ playerId, name }) => [playerId, name]))
}

/** Whole numbers of players, by id; who has none is left out. */
export async function readMobiles(queries: Queries, playerIds: readonly number[]) {
  const rows = await queries.rows<{ playerId: number; mobile: string }>(sql`
    select player_id as "playerId", mobile from players
    where player_id = any(${playerIds}::bigint[]) and mobile is not null`)
  return new Map(rows.map(({ playerId, mobile }) => [playerId, mobile]))
}

/** When each player registered, as SQL for those who count them. */
export const playerJoins = '(select player_id, created_at from players)'

/** Expressions over the row `players`, for facts that several modules put together. */
export function readOfPlayer<Row>(queries: Queries, playerId: number, facts: Sql): Promise<Row> {
  return queries.row<Row>(sql`select ${facts} from players where player_id = ${playerId}`)
}

/** Those of many players of whom an expression over the row `players` is true. */
export async function listPlayersWhere(
  queries: Queries,
  playerIds: readonly number[],
  condition: Sql,
): Promise<number[]> {
  const rows = await queries.rows<{ playerId: number }>(sql`
    select player_id as "playerId" from players
    where player_id = any(${playerIds}::bigint[]) and (${condition})`)
  return rows.map(({ playerId }) => playerId)
}

/** A reset by operators holds withdrawals for so much longer than a change by the player. */
const resetExtraHours = 24

/** When the player last changed password or mobile; null when both are still the first ones. */
export async function findCredentialsChange(
  queries: Queries,
  playerId: number,
): Promise<Date | null> {
  const { at } = await queries.row<{ at: Date | null }>(sql`
    select greatest(password_changed_at, mobile_changed_at,
      steps_reset_at + ${resetExtraHours} * interval '1 hour') as at
    from players where player_id = ${playerId}`)
  return at
}

/** Who registered since; at most so many are counted. */
export async function countJoined(queries: Queries, since: Date, most: number): Promise<number> {
  const { players } = await queries.row<{ players: number }>(sql`select count(*) as players from (
    select from players where created_at >= ${since}
    order by created_at desc limit ${most}) joined`)
  return players
}

const newNumberDays = 7

/** Of those who took another telephone number lately, how many days ago. */
export async function readNewNumbers(
  queries: Queries,
  playerIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await queries.rows<{ playerId: number; days: number }>(sql`
    select player_id as "playerId", extract(day from now() - mobile_changed_at)::int as days
    from players where player_id = any(${playerIds}::bigint[])
      and mobile_changed_at > now() - ${newNumberDays} * interval '1 day'`)
  return new Map(rows.map(({ playerId, days }) => [playerId, days]))
}

/** Whether the player disowned a change of their account, and no new password came since. */
export async function isDisowned(queries: Queries, playerId: number): Promise<boolean> {
  const found = await queries.find(sql`select from players
    where player_id = ${playerId} and disowned_at > coalesce(password_changed_at, created_at)`)
  return found !== null
}

export async function noteDisowned(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`update players set disowned_at = now() where player_id = ${playerId}`)
}

export type Newcomer = {
  playerId: number
  superiorId: number | null
  registeredAt: number
  hasMobile: boolean
}

/** Who these players are, since when, and by whose invitation. */
export async function readNewcomers(
  queries: Queries,
  playerIds: readonly number[],
): Promise<Map<number, Newcomer>> {
  const rows = await queries.rows<Newcomer>(sql`
    select player_id as "playerId", superior_id as "superiorId", mobile is not null as "hasMobile",
      floor(extract(epoch from created_at) * 1000)::bigint as "registeredAt"
    from players where player_id = any(${playerIds}::bigint[])`)
  return new Map(rows.map((row) => [row.playerId, row]))
}

export type Credentials = { playerId: number; passwordHash: string | null; isActive: boolean }

/** By the full mobile number first: a name proves nobody's right to a number. */
export function findCredentials(
  queries: Queries,
  account: string,
  mobile: string | null,
): Promise<Credentials | null> {
  return queries.find<Credentials>(sql`select ${credentials} from players
    where lower(account) = lower(${account}) or mobile = ${mobile}
    order by (mobile = ${mobile}) is true desc limit 1`)
}

/** As they are now that nobody else may change them. */
export function lockCredentials(tx: Tx, playerId: number): Promise<Credentials> {
  return tx.row<Credentials>(sql`select ${credentials} from players
    where player_id = ${playerId} for no key update`)
}

const credentials = sql`player_id as "playerId", password_hash as "passwordHash",
  state <> 'closed' as "isActive"`

/** What a player's password must fit; null for who has none. */
export async function readPasswordHash(queries: Queries, playerId: number) {
  const { hash } = await queries.row<{ hash: string | null }>(sql`
    select password_hash as hash from players where player_id = ${playerId}`)
  return hash
}

export async function isAccountTaken(queries: Queries, account: string): Promise<boolean> {
  const found = await queries.find(sql`
    select from players where lower(account) = lower(${account})`)
  return found !== null
}

export async function findByMobile(queries: Queries, mobile: string): Promise<number | null> {
  const found = await queries.find<{ player_id: number }>(sql`
    select player_id from players where mobile = ${mobile}`)
  return found?.player_id ?? null
}

export async function setPassword(tx: Tx, playerId: number, passwordHash: string): Promise<void> {
  await tx.run(sql`update players set password_hash = ${passwordHash},
    password_changed_at = case when password_hash is null and disowned_at is null then null
      else now() end
    where player_id = ${playerId}`)
}

const uniqueViolation = '23505'

/** False when the number is another player's. Two at once: the unique index lets one win. */
export async function bindMobile(tx: Tx, playerId: number, mobile: string): Promise<boolean> {
  await tx.run(sql`savepoint binding`)
  await giveNamesBack(tx, playerId, 'mobile')
  if (!(await takeName(tx, playerId, 'mobile', mobile))) return undoBinding(tx)
  try {
    await tx.run(sql`update players set mobile = ${mobile}, mobile_bound_at = now(),
      mobile_changed_at = case when mobile is null then null else now() end
      where player_id = ${playerId}`)
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error
    return undoBinding(tx)
  }
}

async function undoBinding(tx: Tx): Promise<false> {
  await tx.run(sql`rollback to savepoint binding`)
  return false
}

/** Whose name was another's after all, and who has nothing yet. */
async function undoPlayer(tx: Tx, playerId: number): Promise<null> {
  for (const kind of ['account', 'inviteCode', 'mobile'] as const)
    await giveNamesBack(tx, playerId, kind)
  await tx.run(sql`delete from players where player_id = ${playerId}`)
  return null
}
