import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

const gameSource = /^game:(\d{1,9})$/

/** The ledger keeps a game's number, since its name may change; people read the name of today. */
export async function readGameNames(queries: Queries, entries: { source: string }[]) {
  const ids = new Set(entries.flatMap(({ source }) => findGameId(source) ?? []))
  const rows =
    ids.size === 0
      ? []
      : await queries.rows<{ gameId: number; name: string }>(sql`
          select game_id as "gameId", name from games where game_id = any(${[...ids]}::int[])`)
  const names = new Map(rows.map(({ gameId, name }) => [gameId, name]))
  return (source: string) => names.get(findGameId(source) ?? 0) ?? source
}

function findGameId(source: string): number | null {
  const id = gameSource.exec(source)?.[1]
  return id === undefined ? null : Number(id)
}
