import { sql } from '../frame/db.ts'
import type { OwnRows } from '../frame/module.ts'

export const ownMessages: OwnRows = {
  tells: {
    // A link in a mail may open something: it is left out.
    mails: (queries, { playerId }) =>
      queries.rows(sql`select box, texts - 'link' as texts, rewards, created_at as "createdAt",
        read_at as "readAt", claimed_at as "claimedAt" from mails
        where player_id = ${playerId} and deleted_at is null order by mail_id desc limit 5000`),
    notes: (queries, { playerId }) =>
      queries.rows(sql`select kind, facts, created_at as "createdAt", read_at as "readAt"
        from message_notes where player_id = ${playerId} order by note_id desc limit 5000`),
    talk: (queries, { playerId }) =>
      queries.rows(sql`select operator_id is null as "isOwn", body as text, order_id as "orderId",
        round_id as "roundId", created_at as "createdAt" from message_lines
        where player_id = ${playerId} order by line_id desc limit 5000`),
  },
  async leaves(tx, playerId) {
    for (const table of tables)
      await tx.run(sql`delete from ${{ text: table, values: [] }} where player_id = ${playerId}`)
  },
}

const tables = [
  'mails',
  'message_notes',
  'message_wishes',
  'message_pushes',
  'message_browsers',
  'message_lines',
  'message_images',
  'message_talks',
]
