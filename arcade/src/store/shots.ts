import type { Store } from './open.ts'

/** One shot from a purse, and what came of it. */
export type KeptShot = {
  roundId: string
  number: number
  /** Which fish of the sea, while that was there. */
  fish: number
  species: string
  cost: number
  /** Of the cost, when it caught; nought when it did not. */
  times: number
  /** What the purse held after it. */
  purse: number
  shotAtMs: number
}

export function keepShot(store: Store, shot: KeptShot): void {
  const { roundId, number, species, cost, times, purse, fish, shotAtMs } = shot
  store
    .prepare('insert into shots values (?, ?, ?, ?, ?, ?, ?, ?)')
    .run(roundId, number, species, cost, times, purse, fish, shotAtMs)
}

/** As the verifier wants them: what was aimed at and what it cost, one after the other. */
export function listShots(store: Store, roundId: string) {
  return store
    .prepare('select species, cost from shots where round_id = ? order by number')
    .all(roundId)
    .map(({ species, cost }) => ({
      kind: 'shot',
      species: String(species),
      cost: Number(cost),
    }))
}
