import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Owner } from './player-keys.ts'
import { openFor, sealFor } from './player-keys.ts'

const avatarCount = 8
/** Letters of any script, marks, digits, spaces and a few signs; no control characters. */
const nicknamePattern = /^[\p{L}\p{M}\p{N} ._-]{2,24}$/u

export type ProfileRefusal = 'nicknameRefused' | 'unknownAvatar'
type Profile = {
  nickname?: string | undefined
  avatar?: number | undefined
  hidesWins?: boolean | undefined
}

export async function changeProfile(
  tx: Tx,
  playerId: number,
  { nickname, avatar, hidesWins }: Profile,
): Promise<ProfileRefusal | null> {
  const trimmed = nickname?.normalize('NFC').trim()
  if (trimmed !== undefined && !nicknamePattern.test(trimmed)) return 'nicknameRefused'
  if (avatar !== undefined && avatar >= avatarCount) return 'unknownAvatar'
  await tx.run(sql`update players set nickname = coalesce(${trimmed ?? null}, nickname),
    avatar = coalesce(${avatar ?? null}, avatar),
    hides_wins = coalesce(${hidesWins ?? null}, hides_wins) where player_id = ${playerId}`)
  return null
}

export type Particulars = {
  realName: string
  birthday: string
  email: string
  address: string
  contactLine: string
}

const empty: Particulars = { realName: '', birthday: '', email: '', address: '', contactLine: '' }

/** Sealed with the player's own key. */
export async function readParticulars(queries: Queries, owner: Owner): Promise<Particulars> {
  const { sealed } = await queries.row<{ sealed: Buffer | null }>(sql`
    select sealed_particulars as sealed from players where player_id = ${owner.playerId}`)
  if (!sealed) return empty
  const text = await openFor(queries, owner, placeOf(owner), sealed)
  return { ...empty, ...JSON.parse(text.toString()) }
}

export async function changeParticulars(
  tx: Tx,
  owner: Owner,
  change: { [Field in keyof Particulars]?: string | undefined },
): Promise<Particulars> {
  await tx.run(sql`select from players where player_id = ${owner.playerId} for update`)
  const before = await readParticulars(tx, owner)
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const after: Particulars = { ...before, ...Object.fromEntries(given) }
  const sealed = await sealFor(tx, owner, placeOf(owner), Buffer.from(JSON.stringify(after)))
  await tx.run(sql`update players set sealed_particulars = ${sealed}
    where player_id = ${owner.playerId}`)
  return after
}

function placeOf({ playerId }: Owner) {
  return `players.sealed_particulars:${playerId}` as const
}
