import type { Check } from '../../client/fair-words.ts'
import { OnlyBegun } from '../../client/fair-words.ts'
import { species } from './paytable.ts'

type Action = { kind: string; stakeAmount?: number; species?: string; cost?: number }

/** Shoots again from the words and the published values alone. */
export const check: Check = (words, actions) => {
  const steps = actions as Action[]
  const stakeAmount = steps[0]?.stakeAmount ?? 0
  let [purse, spent, won] = [stakeAmount, 0, 0]
  const caught: Record<string, number> = {}
  const shots = steps.filter(({ kind }) => kind === 'shot')
  for (const { species: aimed = '', cost = 0 } of shots) {
    const values = species.find(({ key }) => key === aimed)?.values ?? []
    const all = values.reduce((sum, { weight }) => sum + weight, 0)
    const mean = values.reduce((sum, { times, weight }) => sum + times * weight, 0) / all
    purse -= cost
    spent += cost
    if (words.below(100 * mean) >= 96) continue
    let left = values.length > 1 ? words.below(all) : 0
    const { times } = values.find(({ weight }) => (left -= weight) < 0) ?? { times: 0 }
    purse += cost * times
    won += cost * times
    caught[aimed] = (caught[aimed] ?? 0) + 1
  }
  if (steps.at(-1)?.kind !== 'home') throw new OnlyBegun('the purse is not home yet')
  return { stakeAmount, shots: shots.length, spent, won, caught, winAmount: purse }
}
