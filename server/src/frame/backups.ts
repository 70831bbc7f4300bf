import type { BackupKind } from '@parlour/contract/operator/backup-kinds.ts'
import type { Queries } from './db.ts'
import { sql } from './db.ts'

export type Backup = { kind: BackupKind; isGood: boolean; said: string }

/** Backups and drills run beside the server: what became of the last one is told here. */
export async function noteBackup(queries: Queries, { kind, isGood, said }: Backup): Promise<void> {
  await queries.run(sql`insert into backups (kind, is_good, said)
    values (${kind}, ${isGood}, ${said.slice(0, mostLetters)})
    on conflict (kind) do update set at = now(), is_good = excluded.is_good, said = excluded.said`)
}

export function listBackups(queries: Queries): Promise<(Backup & { at: Date })[]> {
  return queries.rows(sql`select kind, at, is_good as "isGood", said from backups order by kind`)
}

const mostLetters = 300
