import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

export type View = {
  viewId: number
  name: string
  path: string
  isShared: boolean
  isOwn: boolean
}
type NewView = Pick<View, 'name' | 'path' | 'isShared'> & { operatorId: number }

const mostListed = 200
const mostOwn = 50

/** One's own come first: what colleagues share never crowds them out. */
export function listViews(queries: Queries, operatorId: number): Promise<View[]> {
  return queries.rows<View>(sql`
    select view_id as "viewId", name, path, is_shared as "isShared",
      operator_id = ${operatorId} as "isOwn"
    from operator_views where operator_id = ${operatorId} or is_shared
    order by operator_id = ${operatorId} desc, name, view_id limit ${mostListed}`)
}

export async function saveView(tx: Tx, view: NewView): Promise<number | 'tooManyViews'> {
  const { operatorId, name, path, isShared } = view
  const { others } = await tx.row<{ others: number }>(sql`select count(*) as others
    from operator_views where operator_id = ${operatorId} and name <> ${name}`)
  if (others >= mostOwn) return 'tooManyViews'
  const { viewId } = await tx.row<{ viewId: number }>(sql`
    insert into operator_views (operator_id, name, path, is_shared)
    values (${operatorId}, ${name}, ${path}, ${isShared})
    on conflict (operator_id, name) do update set path = excluded.path,
      is_shared = excluded.is_shared
    returning view_id as "viewId"`)
  return viewId
}

/** What was taken away; null when it was not there or is another's. */
export function dropView(
  tx: Tx,
  { viewId, operatorId }: { viewId: number; operatorId: number },
): Promise<Pick<View, 'name' | 'path'> | null> {
  return tx.find(sql`delete from operator_views
    where view_id = ${viewId} and operator_id = ${operatorId} returning name, path`)
}
