import type { DeskTopic } from '@parlour/contract/operator/desk-topics.ts'
import type { Queries } from './db.ts'
import { notify } from './notifications.ts'

export type DeskNews = { topic: DeskTopic; id: string }

/** Tells the operators who may know, on every copy, after the commit. */
export function tellDesk(
  queries: Queries,
  topic: DeskTopic,
  id: string | number = '',
): Promise<void> {
  return notify(queries, 'parlour_desk', JSON.stringify({ topic, id: String(id) }))
}
