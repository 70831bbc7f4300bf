import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

const avatarCount = 8
/** Letters of any script, marks, digits, spaces and a few signs; no control characters. */
const nicknamePattern = /^[\p{L}\p{M}\p{N} ._-]{2,24}$/u

export type ProfileRefusal = 'nicknameRefused' | 'unknownAvatar'
type Profile = { nickname?: string | undefined; avatar?: number | undefined }

export async function changeProfile(
  tx: Tx,
  playerId: number,
  { nickname, avatar }: Profile,
): Promise<ProfileRefusal | null> {
  const trimmed = nickname?.normalize('NFC').trim()
  if (trimmed !== undefined && !nicknamePattern.test(trimmed)) return 'nicknameRefused'
  if (avatar !== undefined && avatar >= avatarCount) return 'unknownAvatar'
  await tx.run(sql`update players set nickname = coalesce(${trimmed ?? null}, nickname),
    avatar = coalesce(${avatar ?? null}, avatar) where player_id = ${playerId}`)
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

export async function readParticulars(queries: Queries, playerId: number): Promise<Particulars> {
  const { particulars } = await queries.row<{ particulars: Partial<Particulars> }>(sql`
    select particulars from players where player_id = ${playerId}`)
  return { ...empty, ...particulars }
}

export async function changeParticulars(
  tx: Tx,
  playerId: number,
  change: { [Field in keyof Particulars]?: string | undefined },
): Promise<Particulars> {
  await tx.run(sql`update players set particulars = particulars || ${JSON.stringify(change)}
    where player_id = ${playerId}`)
  return readParticulars(tx, playerId)
}
