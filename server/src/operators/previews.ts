import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { promotionConfigs } from '@parlour/contract/activities/index.ts'
import type { SeenAs } from '@parlour/contract/operator/seen-as.ts'
import type {
  BannerContent,
  NoticeContent,
  TextContent,
} from '@parlour/contract/operator/offer-forms.ts'
import { catchUpInside, draftConfig } from '../activities/index.ts'
import type { Caller } from '../frame/caller.ts'
import type { Database, Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { App } from '../frame/module.ts'
import { draftSettings } from '../frame/settings.ts'
import type { MailTexts } from '../messages/index.ts'
import { writeMail } from '../messages/index.ts'
import { saveBanner, saveNotice, saveText } from '../site/index.ts'
import { makeUp } from './made-up.ts'

export type PreviewKind = 'settings' | 'banner' | 'notice' | 'text' | 'activity' | 'mail'
export type Draft = { kind: PreviewKind; target: string; content: object; seenAs: SeenAs }
type NewPreview = Draft & { operatorId: number }

const minutes = 15
const minuteMs = 60_000
/** What these show is a player's own. */
const playersOwn: PreviewKind[] = ['activity', 'mail']

/** Keeps a draft for its frame. The token tells the page whether to stand for a player. */
export async function keepPreview(tx: Tx, preview: NewPreview): Promise<string> {
  const { operatorId, kind, target, content, seenAs } = preview
  const token = (playersOwn.includes(kind) ? 'p' : 'v') + randomBytes(24).toString('base64url')
  await tx.run(sql`insert into operator_previews
      (token_hash, operator_id, kind, target, content, seen_as, expires_at)
    values (${hashOf(token)}, ${operatorId}, ${kind}, ${target}, ${JSON.stringify(content)},
      ${seenAs}, now() + ${minutes} * interval '1 minute')`)
  return token
}

export function findPreview(queries: Queries, token: string): Promise<Draft | null> {
  return queries.find<Draft>(sql`
    select kind, target, content, seen_as as "seenAs" from operator_previews p
    join operators o using (operator_id)
    where p.token_hash = ${hashOf(token)} and expires_at > now() and o.is_active`)
}

/**
 * Does what a page asks for as if the draft were in force: it is put in its place, the house's own
 * code answers, and the transaction is undone. So nothing is drawn or decided twice, and nothing
 * that happens in a preview stays.
 */
export async function asIfInForce<Answer>(
  app: App,
  draft: Draft,
  work: (app: App, caller: Caller | null) => Promise<Answer>,
): Promise<Answer> {
  const undone = new Undone()
  const answers: Answer[] = []
  await app.database
    .transaction(async (tx) => {
      const playerId = playersOwn.includes(draft.kind) ? await makeUp(tx, draft.seenAs) : null
      await place(tx, draft, playerId)
      const inner = within(app, tx)
      // What happened counts by the draft, also on pages that only look.
      if (playerId !== null) await catchUpInside(inner, tx, playerId)
      const caller = playerId === null ? null : { playerId, sessionId: randomUUID() }
      answers.push(await work(inner, caller))
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return answers[0] as Answer
}

class Undone extends Error {}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** What has yet to begin is looked at as if its time had come. */
const inItsTime = { startsAt: null, endsAt: null }

async function place(
  tx: Tx,
  { kind, target, content }: Draft,
  playerId: number | null,
): Promise<void> {
  const id = target === '' ? null : Number(target)
  if (kind === 'settings') return draftSettings(tx, content)
  if (kind === 'banner') return saveBanner(tx, id, { ...(content as BannerContent), ...inItsTime })
  if (kind === 'text') return saveText(tx, id, { ...(content as TextContent), ...inItsTime })
  if (kind === 'notice') {
    const notice = content as NoticeContent
    // Before the transaction began, which is the present moment of what it reads.
    const publishedAt = Math.min(notice.publishedAt, Date.now() - minuteMs)
    return saveNotice(tx, id, { ...notice, publishedAt, endsAt: null })
  }
  if (kind === 'activity')
    return draftConfig(tx, target as keyof typeof promotionConfigs, content as never)
  if (playerId !== null) await writeMail(tx, { playerId, box: 2, texts: content as MailTexts })
}

/** The house as it stands in this transaction, with a memory of its own. */
function within(app: App, tx: Tx): App {
  const work: Database['transaction'] = (inner) => inner(tx)
  const reads = { ...tx, aside: tx, keepBooks: work }
  const own = { reads, readsFor: () => reads, transaction: work }
  const database: Database = { ...app.database, ...reads, ...own }
  // What is kept in memory is kept by whose news it follows.
  const notifications = { ...app.notifications, on: () => undefined, onGap: () => undefined }
  return { ...app, database, notifications }
}
