import { createHash, randomBytes } from 'node:crypto'
import type { calls } from '@parlour/contract/index.ts'
import { stopWithdrawals } from '../cashier/index.ts'
import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { AccountChange } from '../frame/event-types.ts'
import type { Consumer } from '../frame/events.ts'
import type { App, Handler } from '../frame/module.ts'
import { readSettings } from '../frame/settings.ts'
import { writeMail } from '../messages/index.ts'
import {
  chooseSmsGateway,
  dropStepsOf,
  getPlayer,
  movePlayer,
  noteDisowned,
} from '../players/index.ts'
import { noticeLetter, noticeText } from './notice-texts.ts'
import { endOtherSessions } from './sessions.ts'

const disownDays = 7
/** Who changes things all day has been told; nobody draws texts or fills a mailbox this way. */
const maxADay = 20
const maxTextsADay = 5
/** By these somebody else comes in again or locks the player out: no noise before hides them. */
const alwaysTold: readonly AccountChange[] = ['password', 'mobile', 'secondStep', 'closed']
/** Told by mail alone: a device costs nothing to make up, and a new number is the news itself. */
const withoutText: readonly AccountChange[] = ['device', 'mobile']

/** Tells players by mail and text what changed of their account, with a way to disown it. */
export function createNoticeConsumers(app: App): Consumer[] {
  return [
    {
      name: 'session.notices',
      types: ['account.changed'],
      async hear(tx, event) {
        if (event.type === 'account.changed') await tellOf(app, tx, event.playerId, event.payload)
      },
    },
  ]
}

/** What a thief holds ends at once, and no money leaves before a new password. */
export const disownChange: Handler<typeof calls.disownChange> = async (ctx, { token }) => {
  const { tx, error, request } = ctx
  const playerId = readOwner(token)
  const disowned = await tx.find<{ what: AccountChange; toldAt: Date }>(sql`
    update session_notices set disowned_at = now()
    where player_id = ${playerId} and token_hash = ${hash(token)} and disowned_at is null
    and created_at > now() - ${disownDays} * interval '1 day'
    returning what, created_at as "toldAt"`)
  if (!disowned) throw error('unknownNotice')
  await noteDisowned(tx, playerId)
  // Somebody else's second step would lock the player out of their own account.
  if (disowned.what === 'secondStep') await dropStepsOf(tx, playerId, disowned.toldAt)
  if (disowned.what === 'closed') await movePlayer(tx, playerId, 'closed', 'active')
  await endOtherSessions(tx, playerId, null)
  await stopWithdrawals(tx, playerId, 'disowned')
  ctx.app.log.warn({ playerId, reqId: request.id }, 'a player disowned a change of their account')
  const { mobile } = await getPlayer(tx, playerId)
  return { hasMobile: mobile !== null }
}

/** The house has closed an account: the link by which its player could open it is good no more. */
export async function endClosingLinks(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`update session_notices set disowned_at = now()
    where player_id = ${playerId} and what = 'closed' and disowned_at is null`)
}

async function tellOf(app: App, tx: Tx, playerId: number, { what }: { what: AccountChange }) {
  const { today, ofKind } = await tx.row<{ today: number; ofKind: number }>(sql`
    select count(*) as today, count(*) filter (where what = ${what}) as "ofKind"
    from session_notices
    where player_id = ${playerId} and created_at > now() - interval '1 day'`)
  if (today >= maxADay && !alwaysTold.includes(what)) return
  if (what === 'device' && ofKind > 0) return
  const token = `${playerId.toString(36)}.${randomBytes(18).toString('base64url')}`
  // After the change, also where this transaction began before it: what is disowned came before.
  await tx.run(sql`insert into session_notices (player_id, token_hash, what, created_at)
    values (${playerId}, ${hash(token)}, ${what}, clock_timestamp())`)
  // Behind the mark, it goes to no server and into no log with the address.
  const path = `/not-me#token=${token}`
  const link = { path, text: 'ไม่ใช่ฉัน', textEn: 'This was not me' }
  const texts = { ...noticeLetter(what), link }
  await writeMail(tx, { playerId, box: 0, texts, isOfAccount: true })
  // The first of its kind is told by text after many others, too: a thief can throw mails away.
  if ((today < maxTextsADay || ofKind === 0) && !withoutText.includes(what))
    await sendText(app, tx, playerId, { what, path })
}

/** Not waited for: the mail is the record, and a gateway's silence must not hold it back. */
async function sendText(
  app: App,
  tx: Tx,
  playerId: number,
  { what, path }: { what: AccountChange; path: string },
): Promise<void> {
  const { mobile } = await getPlayer(tx, playerId)
  if (mobile === null) return
  const { settings } = await readSettings(tx)
  const text = noticeText(settings.siteName, what, `${app.config.publicUrl}${path}`)
  // Of a notice that is undone the link is dead, and the same change is heard again.
  tx.afterCommit(() => {
    chooseSmsGateway(app.config)
      .deliver(mobile, text)
      .catch((failure: unknown) => app.log.warn({ err: failure }, 'a notice was not sent by text'))
  })
}

/** The player a token is of; 0 is nobody. */
function readOwner(token: string): number {
  const [owner = ''] = token.split('.')
  const playerId = /^[0-9a-z]{1,10}$/.test(owner) ? Number.parseInt(owner, 36) : 0
  return Number.isSafeInteger(playerId) ? playerId : 0
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
