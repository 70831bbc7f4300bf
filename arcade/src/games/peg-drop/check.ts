import type { Check } from '../../client/fair-words.ts'

/** Works the drop out again from the words alone; knows nothing of the arcade's own rules. */
export const check: Check = (words, actions) => {
  const { rows } = actions[0] as { rows: number }
  const path: number[] = []
  for (let row = 0; row < rows; row++) path.push(words.below(2))
  return { path, cup: path.filter((side) => side === 1).length }
}
