import type { RewardItem } from '@parlour/contract/reward-items.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { tell } from '../frame/stream.ts'
import type { NewNote } from './notes.ts'
import { markLettersNotesRead, writeNote } from './notes.ts'

/** 0 personal, 1 rewards, 2 system. */
export type Box = 0 | 1 | 2

/** Thai and English; the player's language is not the server's to know. */
export type MailTexts = {
  title: string
  titleEn: string
  content: string
  contentEn: string
  /** A page of the site that the mail leads to. */
  link?: { path: string; text: string; textEn: string }
}

export type NewMail = {
  playerId: number
  box: Box
  texts: MailTexts
  rewards?: RewardItem[]
  lifeDays?: number
  /** The bell tells of a change of the account rather than of a mail. */
  isOfAccount?: boolean
  /** To many at once: out of sight for who has paused play or is cared for, as offers are. */
  isToMany?: boolean
  /** For a demo: written so long ago. */
  daysAgo?: number
}

export type Mail = {
  id: number
  box: Box
  texts: MailTexts
  rewards: RewardItem[]
  createdAt: Date
  expiresAt: Date | null
  isRead: boolean
  isClaimed: boolean
  isExpired: boolean
}

const columns = {
  text: `mail_id as id, box, texts, rewards, created_at as "createdAt", expires_at as "expiresAt",
    read_at is not null as "isRead", claimed_at is not null as "isClaimed",
    coalesce(expires_at < now(), false) as "isExpired"`,
  values: [],
}

/** Puts a mail into a player's box and lights the dot in every open tab. */
export async function writeMail(tx: Tx, mail: NewMail): Promise<number> {
  const made = await tx.row<{ mail_id: number; created_at: Date }>(sql`
    insert into mails (player_id, box, texts, rewards, created_at, expires_at)
    values (${mail.playerId}, ${mail.box},
      ${JSON.stringify({ ...mail.texts, ...(mail.isToMany && { isToMany: true }) })},
      ${JSON.stringify(mail.rewards ?? [])},
      now() - ${mail.daysAgo ?? 0} * interval '1 day',
      now() + ${mail.lifeDays ?? null} * interval '1 day')
    returning mail_id, created_at`)
  await tell(tx, mail.playerId, { topic: 'mail' })
  await writeNote(tx, mail.playerId, noteOf(mail, made.mail_id), made.created_at)
  return made.mail_id
}

const isNoOffer = sql`(rewards = '[]' and texts->'isToMany' is null)`

type Page = {
  playerId: number
  box: Box | null
  before: number | null
  limit: number
  /** Offers are left out. */
  isQuiet: boolean
}

export function listMails(queries: Queries, page: Page): Promise<Mail[]> {
  return queries.rows<Mail>(sql`select ${columns} from mails
    where player_id = ${page.playerId} and deleted_at is null
      and (${page.isQuiet} is false or ${isNoOffer})
      and (${page.box}::smallint is null or box = ${page.box})
      and (${page.before}::bigint is null or mail_id < ${page.before})
    order by mail_id desc limit ${page.limit}`)
}

/** Mails whose rewards can be claimed now, what ends first on top. */
export function listClaimableMails(queries: Queries, playerId: number): Promise<Mail[]> {
  return queries.rows<Mail>(sql`select ${columns} from mails
    where player_id = ${playerId} and deleted_at is null and claimed_at is null
      and rewards <> '[]' and coalesce(expires_at > now(), true)
    order by expires_at nulls last, mail_id limit 100`)
}

/** The mail, locked for a change; null when there is none or it was deleted. */
export function findMail(tx: Tx, playerId: number, mailId: number): Promise<Mail | null> {
  return tx.find<Mail>(sql`select ${columns} from mails
    where player_id = ${playerId} and mail_id = ${mailId} and deleted_at is null for update`)
}

export async function markRead(tx: Tx, playerId: number, mailId: number): Promise<void> {
  await tx.run(sql`update mails set read_at = coalesce(read_at, now())
    where player_id = ${playerId} and mail_id = ${mailId}`)
  await markLettersNotesRead(tx, playerId, [mailId])
}

export async function markClaimed(tx: Tx, playerId: number, mailId: number): Promise<void> {
  await tx.run(sql`update mails set claimed_at = now(), read_at = coalesce(read_at, now())
    where player_id = ${playerId} and mail_id = ${mailId}`)
  await markLettersNotesRead(tx, playerId, [mailId])
}

/** Deletes what may be deleted, or nothing: a reward that can still be claimed keeps its mail. */
export async function deleteMails(
  tx: Tx,
  playerId: number,
  mailIds: number[],
): Promise<number | 'rewardUnclaimed'> {
  const unclaimed = await tx.find(sql`select from mails
    where player_id = ${playerId} and mail_id = any(${mailIds}::bigint[]) and deleted_at is null
      and rewards <> '[]' and claimed_at is null and coalesce(expires_at > now(), true)`)
  if (unclaimed) return 'rewardUnclaimed'
  await markLettersNotesRead(tx, playerId, mailIds)
  return tx.run(sql`update mails set deleted_at = now() where player_id = ${playerId}
    and mail_id = any(${mailIds}::bigint[]) and deleted_at is null`)
}

export async function countUnread(queries: Queries, playerId: number, isQuiet: boolean) {
  const rows = await queries.rows<{ box: Box; n: number }>(sql`
    select box, count(*) as n from mails
    where player_id = ${playerId} and read_at is null and deleted_at is null
      and (${isQuiet} is false or ${isNoOffer}) group by box`)
  const of = (box: Box) => rows.find((row) => row.box === box)?.n ?? 0
  return { red0: of(0), red1: of(1), red2: of(2) }
}

function noteOf({ texts, rewards = [], isOfAccount }: NewMail, id: number): NewNote {
  const mail = { id, title: texts.title, titleEn: texts.titleEn }
  if (rewards.length > 0) return { kind: 'reward', source: 'mail', items: rewards, mail }
  return { kind: isOfAccount ? 'account' : 'mail', mail }
}
