import type { Condition } from '@parlour/contract/segment-fields.ts'
import { callBackMs } from '@parlour/contract/segment-fields.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Job } from '../frame/schedule.ts'
import { readSettings } from '../frame/settings.ts'
import type { MailTexts } from '../messages/index.ts'
import { writeMail } from '../messages/index.ts'
import { listPlayersFrom } from '../players/index.ts'
import { toSql } from './conditions.ts'
import { leftOutReason } from './left-out.ts'

export type LetterState = 'scheduled' | 'sending' | 'sent' | 'stopped'
export type Letter = {
  letterId: number
  texts: MailTexts
  conditions: Condition[]
  operatorId: number
  state: LetterState
  sendAt: Date
  endedAt: Date | null
  sent: number
  leftOut: number
}

const columns = {
  text: `letter_id as "letterId", texts, conditions, operator_id as "operatorId", state,
    send_at as "sendAt", ended_at as "endedAt", sent, left_out as "leftOut"`,
  values: [],
}

type NewLetter = Pick<Letter, 'texts' | 'conditions' | 'operatorId'> & { sendTime: number | null }

/** It goes out at its time, and never before it could be called back. */
export async function scheduleLetter(tx: Tx, letter: NewLetter): Promise<number> {
  const { texts, conditions, operatorId, sendTime } = letter
  const { letterId } = await tx.row<{ letterId: number }>(sql`
    insert into mailing_letters (texts, conditions, operator_id, send_at)
    values (${JSON.stringify(texts)}, ${JSON.stringify(conditions)}, ${operatorId},
      greatest(now() + ${callBackMs} * interval '1 millisecond',
        to_timestamp(${sendTime}::bigint / 1000.0)))
    returning letter_id as "letterId"`)
  return letterId
}

export function listLetters(
  queries: Queries,
  { before, limit }: { before: number | null; limit: number },
): Promise<Letter[]> {
  return queries.rows<Letter>(sql`select ${columns} from mailing_letters
    where ${before}::bigint is null or letter_id < ${before}
    order by letter_id desc limit ${limit}`)
}

/** What was stopped; or why nothing was. */
export async function stopLetter(
  tx: Tx,
  letterId: number,
): Promise<Letter | 'unknownMail' | 'alreadyEnded'> {
  const letter = await tx.find<Letter>(sql`select ${columns} from mailing_letters
    where letter_id = ${letterId} for update`)
  if (!letter) return 'unknownMail'
  if (letter.endedAt) return 'alreadyEnded'
  await tx.run(sql`update mailing_letters set state = 'stopped', ended_at = now()
    where letter_id = ${letterId}`)
  return letter
}

const biteSize = 100

type DueLetter = Letter & { after: number }

/** Sends what is due in bites; who is left out is decided for each player at that moment. */
export const sendLetters: Job = {
  name: 'mailings.send',
  everyMs: 5_000,
  async run(tx): Promise<void | 'more'> {
    let failure: unknown = null
    for (let due = await findDue(tx, null); due; due = await findDue(tx, due)) {
      await tx.run(sql`savepoint letter`)
      try {
        return await sendBite(tx, due)
      } catch (error) {
        // One that cannot go out holds back none of the later ones; alone, it is told.
        failure = error
        await tx.run(sql`rollback to savepoint letter`)
      }
    }
    if (failure !== null) throw failure
  },
}

/** What is due next after this one. */
function findDue(tx: Tx, last: DueLetter | null): Promise<DueLetter | null> {
  return tx.find<DueLetter>(sql`select ${columns}, after_player as after from mailing_letters
    where state in ('scheduled', 'sending') and send_at <= now()
      and (${last?.letterId ?? null}::bigint is null or (send_at, letter_id) >
        (select send_at, letter_id from mailing_letters
          where letter_id = ${last?.letterId ?? null}::bigint))
    order by send_at, letter_id limit 1 for update`)
}

async function sendBite(tx: Tx, { after, ...letter }: DueLetter) {
  const { letterId, texts, conditions } = letter
  const { mostPerWeek } = (await readSettings(tx)).settings.mailRules
  const page = { where: await toSql(tx, conditions), after, limit: biteSize }
  const fact = leftOutReason(mostPerWeek)
  const players = await listPlayersFrom(tx, { ...page, fact })
  const receivers = players.filter((player) => player.fact === null)
  for (const { playerId } of receivers) {
    await tx.run(sql`insert into mailing_receivers (player_id, letter_id)
      values (${playerId}, ${letterId})`)
    await writeMail(tx, { playerId, box: 2, texts, isToMany: true })
  }
  const isLast = players.length < biteSize
  await tx.run(sql`update mailing_letters set state = ${isLast ? 'sent' : 'sending'},
      ended_at = case when ${isLast} then now() end,
      after_player = ${players.at(-1)?.playerId ?? after},
      sent = sent + ${receivers.length}, left_out = left_out + ${players.length - receivers.length}
    where letter_id = ${letterId}`)
  return 'more' as const
}
