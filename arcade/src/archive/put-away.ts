import { setImmediate as others } from 'node:timers/promises'
import { atOnce } from '../store/group.ts'
import { newestVersion } from '../store/migrations.ts'
import type { Store } from '../store/open.ts'
import type { Archive, Entry } from './archive.ts'
import { hallId } from './archive.ts'

type Row = Record<string, unknown>
/** A row and the table it is of. */
export type ArchivedRow = [place: string, row: Row]
type Log = { warn(details: Record<string, unknown>, message: string): void }
type Places = { store: Store; archive: Archive; nowMs: () => number }

/** Every so often, all there is, as long as it is open. */
export function keepPuttingAway(places: Places & { log: Log }, gapMs: number) {
  let timer: NodeJS.Timeout | undefined
  let isOpen = false
  let running: Promise<void> = Promise.resolve()
  const turn = async () => {
    while (isOpen && (await putAway(places))) await others()
  }
  const round = () => {
    running = turn()
      .catch((error: unknown) => places.log.warn({ err: error }, 'old rounds stay at hand'))
      .finally(() => (timer = isOpen ? setTimeout(round, gapMs) : undefined))
  }
  return {
    open() {
      isOpen = true
      timer = setTimeout(round, gapMs)
    },
    async close() {
      isOpen = false
      clearTimeout(timer)
      await running
    },
  }
}

/** What ended within it is at hand; so is what a player or a person has still to hear of. */
const atHandMs = 24 * 60 * 60 * 1000
/** The latest rounds of a hall stay: its roads show them, and its numbers count on from them. */
const hallRounds = 100
const entriesATurn = 200

/**
 * Moves some of what ended long ago into the archive: kept there first, then dropped here. Killed
 * in between it is in both, is found here, and the next turn does the same again. Answers whether
 * there was anything.
 */
export async function putAway({ store, archive, nowMs }: Places): Promise<boolean> {
  const beforeMs = nowMs() - atHandMs
  const entries = listEnded(store, beforeMs)
  const drawn = listDrawnInHalls(store, beforeMs)
  if (entries.length + drawn.length === 0) return false
  await archive.put([...entries, ...drawn])
  atOnce(store, () => {
    store.exec('pragma defer_foreign_keys = on')
    for (const { id } of entries) dropRound(store, id)
    for (const { seedId } of drawn) dropDrawn(store, seedId)
  })
  return true
}

/** Rounds of which nothing is owed any more. */
function listEnded(store: Store, beforeMs: number): Entry[] {
  return store
    .prepare(
      `select * from rounds r where phase in ('over', 'void') and closed_at < ?
       and not exists (select 1 from stakes where round_id = r.round_id)
       and not exists (select 1 from payouts where phase <> 'paid'
         and transaction_id >= r.round_id || ':' and transaction_id < r.round_id || ';')
       order by closed_at limit ?`,
    )
    .all(beforeMs, entriesATurn)
    .map((round) => {
      const id = String(round.round_id)
      const shots = store.prepare('select * from shots where round_id = ?').all(id)
      const payouts = store.prepare(`select * from payouts where ${isOfRound}`).all(id, id)
      const rows = [
        ofPlace('rounds', [round]),
        ofPlace('shots', shots),
        ofPlace('payouts', payouts),
      ].flat()
      const { phase, nonce, player_id: playerId, closed_at: endedAt } = round
      const who = { id, playerId: Number(playerId), nonce: Number(nonce), phase: String(phase) }
      return entryOf({ ...who, ...seedAndGame(round) }, Number(endedAt), rows)
    })
}

/** What halls drew, once no seat of it is left here. */
function listDrawnInHalls(store: Store, beforeMs: number): Entry[] {
  const halls = store.prepare('select distinct game_id from shared_rounds').all()
  return halls.flatMap(({ game_id: gameId }) =>
    store
      .prepare(
        `select * from shared_rounds s where game_id = :gameId and phase = 'over'
         and opened_at < :beforeMs and not exists (select 1 from rounds where seed_id = s.seed_id)
         and number <= (select number from shared_rounds where game_id = :gameId
           order by number desc limit 1 offset ${hallRounds})
         order by number limit ${entriesATurn}`,
      )
      .all({ gameId: Number(gameId), beforeMs })
      .map((drawn) => {
        const { seedId } = seedAndGame(drawn)
        const seeds = store.prepare('select * from seeds where seed_id = ?').all(seedId)
        const rows = [...ofPlace('shared_rounds', [drawn]), ...ofPlace('seeds', seeds)]
        const who = { id: hallId(seedId), playerId: -Number(gameId), phase: 'over' }
        const what = { ...who, nonce: Number(drawn.number), ...seedAndGame(drawn) }
        return entryOf(what, Number(drawn.opened_at), rows)
      }),
  )
}

function entryOf(
  what: Omit<Entry, 'month' | 'endedAtMs' | 'version' | 'rows'>,
  endedAtMs: number,
  rows: ArchivedRow[],
): Entry {
  const month = new Date(endedAtMs).toISOString().slice(0, 7)
  return { ...what, month, endedAtMs, version: newestVersion(), rows: JSON.stringify(rows) }
}

function dropRound(store: Store, id: string): void {
  store.prepare('delete from rounds where round_id = ?').run(id)
  store.prepare('delete from shots where round_id = ?').run(id)
  store.prepare(`delete from payouts where ${isOfRound}`).run(id, id)
}

function dropDrawn(store: Store, seedId: number): void {
  store.prepare('delete from shared_rounds where seed_id = ?').run(seedId)
  store.prepare('delete from seeds where seed_id = ?').run(seedId)
}

/** Their ids begin with the round's. */
const isOfRound = `transaction_id >= ? || ':' and transaction_id < ? || ';'`

function ofPlace(place: string, rows: readonly Row[]): ArchivedRow[] {
  return rows.map((row) => [place, row])
}

function seedAndGame({ seed_id: seedId, game_id: gameId }: Row) {
  return { seedId: Number(seedId), gameId: Number(gameId) }
}
