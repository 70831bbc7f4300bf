import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

export type KeptDraft = { basedOn: number; content: object; savedAt: Date }
type Of = { operatorId: number; place: string }

export function findDraft(queries: Queries, { operatorId, place }: Of): Promise<KeptDraft | null> {
  return queries.find<KeptDraft>(sql`select based_on as "basedOn", content, saved_at as "savedAt"
    from operator_drafts where operator_id = ${operatorId} and place = ${place}`)
}

/** Of which of one's places there is one. */
export async function listDrafts(queries: Queries, operatorId: number): Promise<Set<string>> {
  const rows = await queries.rows<{ place: string }>(sql`
    select place from operator_drafts where operator_id = ${operatorId}`)
  return new Set(rows.map(({ place }) => place))
}

export async function keepDraft(
  tx: Tx,
  { operatorId, place }: Of,
  draft: { basedOn: number; content: object },
): Promise<Date> {
  const { savedAt } = await tx.row<{ savedAt: Date }>(sql`
    insert into operator_drafts (operator_id, place, based_on, content)
    values (${operatorId}, ${place}, ${draft.basedOn}, ${JSON.stringify(draft.content)})
    on conflict (operator_id, place) do update set based_on = excluded.based_on,
      content = excluded.content, saved_at = now()
    returning saved_at as "savedAt"`)
  return savedAt
}

export async function dropDraft(tx: Tx, { operatorId, place }: Of): Promise<void> {
  await tx.run(sql`delete from operator_drafts
    where operator_id = ${operatorId} and place = ${place}`)
}
