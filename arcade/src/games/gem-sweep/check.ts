import type { Check } from '../../client/fair-words.ts'

type Action = { kind: string; mines?: number; tile?: number }

/** Deals the mines again from the words alone; knows nothing of the arcade's own rules. */
export const check: Check = (words, actions) => {
  const tiles = Array.from({ length: 25 }, (_, tile) => tile)
  const mineTiles: number[] = []
  const steps = actions as Action[]
  const mines = steps[0]?.mines ?? 0
  for (let mine = 0; mine < mines; mine++) {
    const at = words.below(tiles.length)
    mineTiles.push(...tiles.splice(at, 1))
  }
  const picked = steps.flatMap(({ tile }) => (tile === undefined ? [] : [tile]))
  return { mineTiles, picked }
}
