import type { AnyArcadeGame } from '../games/game.ts'
import type { Arcade } from './arcade.ts'
import type { Round } from '../store/rounds.ts'

/** Stakes are whole coins. */
const coin = 100

type Caps = Pick<Arcade, 'caps'>

/** The most one may stake first: the game's own limit, or less where a win may come to too much. */
export function mostStake({ caps }: Caps, { rules }: AnyArcadeGame): number {
  return Math.min(rules.maxStake, Math.floor(caps.round / rules.most.times) * coin)
}

export function isInRange(caps: Caps, game: AnyArcadeGame, stakeAmount: number): boolean {
  return stakeAmount >= game.rules.minStake && stakeAmount <= mostStake(caps, game)
}

/** The most a seat can come to; who names an exit cannot come to more than that. */
export function exposureOf(
  { rules, course }: AnyArcadeGame,
  { stakeAmount, state }: Round,
): number {
  const { autoAt = null } = state as { autoAt?: number | null }
  const times = course?.kind === 'crash' ? (autoAt ?? course.most) : rules.most.times
  return Math.floor((stakeAmount * times) / 100)
}
