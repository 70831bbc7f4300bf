import type { BackupFigures, BackupKind } from '@parlour/contract/operator/backup-kinds.ts'
import type { Queries } from './db.ts'
import { sql } from './db.ts'

/** A good turn has figures, another what the command said. */
export type Backup = { kind: BackupKind; isGood: boolean; said: string; figures: BackupFigures }

/** Backups and drills run beside the server: what became of the last one is told here. */
export async function noteBackup(queries: Queries, told: Backup): Promise<void> {
  await queries.run(sql`insert into backups (kind, is_good, said, figures)
    values (${told.kind}, ${told.isGood}, ${told.said.slice(0, mostLetters)},
      ${JSON.stringify(told.figures)})
    on conflict (kind) do update set at = now(), is_good = excluded.is_good, said = excluded.said,
      figures = excluded.figures`)
}

export function listBackups(queries: Queries): Promise<(Backup & { at: Date })[]> {
  return queries.rows(sql`
    select kind, at, is_good as "isGood", said, figures from backups order by kind`)
}

const mostLetters = 300
