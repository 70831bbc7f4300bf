import type { Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { kycFact } from '../identity/index.ts'
import { pauseFact } from '../limits/index.ts'
import { wantsNoMail } from '../messages/index.ts'

const pause: Sql = { text: `(${pauseFact})`, values: [] }
const papers: Sql = { text: `(${kycFact})`, values: [] }

/** Why a player gets no mail to many, as an expression over the row `players`; null: they do. */
export function leftOutReason(mostPerWeek: number): Sql {
  return sql`case
    when players.state <> 'active' or ${papers} ->> 'kycState' = 'blocked' then 'notOpen'
    when ${pause} ->> 'pause' is not null then 'paused'
    when (${pause} ->> 'isInCare')::boolean then 'cared'
    when ${wantsNoMail} then 'optedOut'
    when (select count(*) from mailing_receivers r where r.player_id = players.player_id
      and r.sent_at > now() - interval '7 days') >= ${mostPerWeek} then 'enough' end`
}
