import type { SQLInputValue } from 'node:sqlite'
import type { Arcade } from './arcade.ts'
import { migrate } from '../store/migrations.ts'
import type { Store } from '../store/open.ts'
import { openWorkingStore } from '../store/open.ts'
import type { Round } from '../store/rounds.ts'
import { findRound, listDrawn, listFinished } from '../store/rounds.ts'
import type { Entry } from '../archive/archive.ts'
import { hallId } from '../archive/archive.ts'
import type { ArchivedRow } from '../archive/put-away.ts'

/** A round and a store that has all about it, wherever it lies. */
export type Played = { round: Round; store: Store }

/** Reads a round with its seeds, its shots and its place in a chain; null where there is none. */
export async function readRound<T>(
  { store, archive }: Arcade,
  roundId: string,
  read: (played: Played) => T,
): Promise<T | null> {
  const here = findRound(store, roundId)
  if (here) return read({ round: here, store })
  const entry = await archive.find(roundId)
  if (!entry) return null
  const drawn = await archive.find(hallId(entry.seedId))
  return withStoreOf(drawn ? [entry, drawn] : [entry], (small) => {
    const { seedId, gameId } = entry
    copy('seeds', 'seed_id', seedId)
    copy('shared_rounds', 'seed_id', seedId)
    copy('chains', 'game_id', gameId)
    const round = findRound(small, roundId)
    return round && read({ round, store: small })

    function copy(place: string, column: string, value: number): void {
      const rows = store.prepare(`select * from ${place} where ${column} = ?`).all(value)
      for (const row of rows) addRow(small, [place, row])
    }
  })
}

/** Reads what was drawn from a pair, nonce by nonce, from one on. */
export async function readDrawn<T>(
  { store, archive }: Arcade,
  { seedId, fromNonce, limit }: { seedId: number; fromNonce: number; limit: number },
  read: (drawn: Played[]) => T,
): Promise<T> {
  const here = listDrawn(store, seedId, fromNonce, limit)
  const entries = await archive.listDrawn(seedId, fromNonce, limit)
  return withStoreOf(entries, (small) => {
    const away = besides(here, listDrawn(small, seedId, fromNonce, limit))
    const all = [
      ...here.map((round) => ({ round, store })),
      ...away.map((round) => ({ round, store: small })),
    ]
    const inOrder = all.toSorted((one, other) => one.round.nonce - other.round.nonce)
    return read(inOrder.slice(0, limit))
  })
}

/** A player's latest rounds of a game, the newest first. */
export async function listPast(
  { store, archive, log }: Arcade,
  playerId: number,
  gameId: number,
  limit: number,
): Promise<Round[]> {
  const here = listFinished(store, playerId, gameId, limit)
  if (here.length === limit) return here
  const entries = await archive.listFinished(playerId, gameId, limit).catch((error: unknown) => {
    log.warn({ err: error }, 'older rounds cannot be read')
    return []
  })
  return withStoreOf(entries, (small) => {
    const away = besides(here, listFinished(small, playerId, gameId, limit))
    return [...here, ...away].slice(0, limit)
  })
}

/** While it is moved, a round is in both places. */
function besides(here: readonly Round[], away: readonly Round[]): Round[] {
  const known = new Set(here.map(({ roundId }) => roundId))
  return away.filter(({ roundId }) => !known.has(roundId))
}

/** What an older arcade put away is brought to today's tables here, and stays there as it was. */
function withStoreOf<T>(entries: readonly Entry[], read: (small: Store) => T): T {
  const small = openWorkingStore()
  try {
    const versions = Map.groupBy(entries, ({ version }) => version)
    for (const [version, some] of [...versions].toSorted(([one], [other]) => one - other)) {
      migrate(small, version)
      small.exec('pragma foreign_keys = off')
      for (const { rows } of some.toSorted((one, other) => one.endedAtMs - other.endedAtMs))
        for (const row of JSON.parse(rows) as ArchivedRow[]) addRow(small, row)
    }
    migrate(small)
    small.exec('pragma foreign_keys = off')
    return read(small)
  } finally {
    small.close()
  }
}

function addRow(store: Store, [place, row]: ArchivedRow): void {
  const names = Object.keys(row)
  const values = names.map((name) => row[name] as SQLInputValue)
  store
    .prepare(
      `insert or ignore into ${place} (${names.join(', ')})
       values (${names.map(() => '?').join(', ')})`,
    )
    .run(...values)
}
