import type { Check } from '../../client/fair-words.ts'
import { OnlyBegun } from '../../client/fair-words.ts'
import type { Level } from './paytable.ts'

type Action = { kind: string; stakeAmount?: number; level?: string }

/** Climbs again from the words and the published chances; knows nothing of the arcade's rules. */
export function checkLadder(levels: readonly Pick<Level, 'key' | 'chances'>[]): Check {
  return (words, actions) => {
    const [bet, ...moves] = actions as Action[]
    const { stakeAmount = 0, level } = bet ?? {}
    const chances = levels.find(({ key }) => key === level)?.chances ?? []
    let fall: number | null = null
    for (const [at, [safe, of]] of chances.entries()) {
      if (words.below(of) < safe) continue
      fall = at + 1
      break
    }
    const steps = moves.filter(({ kind }) => kind === 'step').length
    if (steps === 0) throw new OnlyBegun('no step was taken')
    const isFallen = fall !== null && steps >= fall
    let [above, below] = [97n, 1n]
    for (const [safe, of] of chances.slice(0, steps)) {
      above *= BigInt(of)
      below *= BigInt(safe)
    }
    const winAmount = isFallen ? 0 : (stakeAmount / 100) * Number(above / below)
    return { steps, fall, winAmount }
  }
}
