import { depositChannels } from '../cashier/index.ts'
import type { Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { entriesBetween } from '../wallet/index.ts'

export type Span = { from: Date; to: Date }

/**
 * Entries with the line they are reported in: a game or a promotion by the entry itself, a
 * channel by its order, and an empty one for the rest.
 */
export function entriesInLines(span: Span): Sql {
  return sql`(select e.*, case
      when counter in ('games', 'promotions', 'points_pool') then source
      when counter = 'payments' then coalesce((select 'channel:' || channel_id
        from ${{ text: depositChannels, values: [] }} d
        where d.player_id = e.player_id and d.order_id = e.source), '')
      else '' end as line
    from ${entriesBetween(span)} e)`
}
