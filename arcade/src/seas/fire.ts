import { openStream } from '../fair/stream.ts'
import type { AnyArcadeGame } from '../games/game.ts'
import type { Catch, PurseState } from '../games/kraken-cove/round.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { seatKeyOf } from '../rounds/arcade.ts'
import { soloSeat } from '../rounds/plan.ts'
import { findUnfinished, saveRound } from '../store/rounds.ts'
import { getPair } from '../store/seeds.ts'
import { keepShot } from '../store/shots.ts'
import type { Fish } from './school.ts'

export type Fired =
  | { isRefused: true; reason: string }
  | { isRefused: false; caught: Catch | null; purse: number; shots: number }

/** One shot from a player's open purse, drawn from the purse's own seeds and put on the list. */
export function fire(
  arcade: Arcade,
  game: AnyArcadeGame,
  playerId: number,
  { fish, cost }: { fish: Fish; cost: number },
): Fired {
  const { store, nowMs } = arcade
  const refuse = (reason: string): Fired => ({ isRefused: true, reason })
  // The purse is being opened or brought home.
  if (arcade.busySeats.has(seatKeyOf(playerId, game.catalogueId))) return refuse('busy')
  const round = findUnfinished(store, playerId, game.catalogueId)
  if (round?.phase !== 'open') return refuse('noBet')
  const { roundId, seedId, nonce, cursor } = round
  const { serverSeed, playerSeed } = getPair(store, seedId)
  const random = openStream({ serverSeed, playerSeed, nonce }, cursor)
  const { species } = fish
  const step = game.act(round.state, soloSeat, { kind: 'shot', species, cost }, random)
  if (step.isRefused) return step
  const state = step.state as PurseState
  const { last: caught, purse, shots } = state
  const actedAtMs = nowMs()
  saveRound(store, { ...round, state, cursor: random.cursor(), actedAtMs })
  const drawn = { species, cost, times: caught?.times ?? 0, purse, fish: fish.id }
  keepShot(store, { roundId, number: shots, ...drawn, shotAtMs: actedAtMs })
  return { isRefused: false, caught, purse, shots }
}
