import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

type Note = { noteId: number; text: string; operatorName: string; at: Date }
const mostNotes = 100

/** What operators wrote about a player for each other, the newest first. */
export function listNotes(queries: Queries, playerId: number): Promise<Note[]> {
  return queries.rows<Note>(sql`
    select note_id as "noteId", text, name as "operatorName", at
    from operator_notes join operators using (operator_id)
    where player_id = ${playerId} order by note_id desc limit ${mostNotes}`)
}

export async function addNote(
  tx: Tx,
  { playerId, operatorId, text }: { playerId: number; operatorId: number; text: string },
): Promise<void> {
  await tx.run(sql`insert into operator_notes (player_id, operator_id, text)
    values (${playerId}, ${operatorId}, ${text})`)
}
