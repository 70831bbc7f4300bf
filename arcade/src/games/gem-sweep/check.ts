import type { Check } from '../../client/fair-words.ts'
import { OnlyBegun } from '../../client/fair-words.ts'

type Action = {
  kind: string
  stakeAmount?: number
  mines?: number
  tile?: number
  pays?: string
}

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
  if (picked.length === 0) throw new OnlyBegun('no tile was opened')
  const isHit = picked.some((tile) => mineTiles.includes(tile))
  const stakeAmount = steps[0]?.stakeAmount ?? 0
  const isWhole = steps[0]?.pays === 'hundredths'
  const won = isWhole
    ? (stakeAmount / 100) * winOf(100, mines, picked.length)
    : winOf(stakeAmount, mines, picked.length)
  return { mineTiles, picked, winAmount: isHit ? 0 : won }
}

/** 97 % of what would be fair, rounded down: each gem multiplies by tiles over safe tiles left. */
function winOf(stakeAmount: number, mines: number, gems: number): number {
  let [above, below] = [BigInt(stakeAmount) * 97n, 100n]
  for (let gem = 0; gem < gems; gem++) {
    above *= BigInt(25 - gem)
    below *= BigInt(25 - mines - gem)
  }
  return Number(above / below)
}
