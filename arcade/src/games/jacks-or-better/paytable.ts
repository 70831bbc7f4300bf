import type { LargestWin } from '../../client/largest-win.ts'

/** From the best to the least: the name, and what it pays for each coin staked. */
export const payouts = [
  ['royalFlush', 800],
  ['straightFlush', 50],
  ['fourOfAKind', 25],
  ['fullHouse', 9],
  ['flush', 6],
  ['straight', 4],
  ['threeOfAKind', 3],
  ['twoPairs', 2],
  ['jacksOrBetter', 1],
] as const

/** A royal flush; counted over all deals in tests/arcade/recount. */
export const most: LargestWin = {
  times: payouts[0][1] * 100,
  chance: 493_512_264 / 19_933_230_517_200,
  by: 'bestPlay',
}

export type HandName = (typeof payouts)[number][0]

/** Index of the best hand these five make in `payouts`; −1 when they make none. */
export function handOf(cards: readonly number[]): number {
  let [equals, pairRank, mask, low, high] = [0, -1, 0, 12, 0]
  const suit = Math.floor((cards[0] ?? 0) / 13)
  let isFlush = true
  for (let at = 0; at < 5; at++) {
    const card = cards[at] ?? 0
    const rank = card % 13
    for (let other = 0; other < at; other++) {
      if ((cards[other] ?? 0) % 13 === rank) {
        equals++
        pairRank = rank
      }
    }
    mask |= 1 << rank
    low = Math.min(low, rank)
    high = Math.max(high, rank)
    isFlush &&= Math.floor(card / 13) === suit
  }
  if (equals > 0) return pairedHand(equals, pairRank)
  return unpairedHand(isFlush, high - low === 4 || mask === wheel, low)
}

export function timesOf(hand: number): number {
  return payouts[hand]?.[1] ?? 0
}

/** Ace, deuce, three, four, five. */
const wheel = 0b1_0000_0000_1111
const [tenRank, jackRank] = [8, 9]

/** Equal ranks among the ten ways to take two of five tell all these hands apart. */
function pairedHand(equals: number, pairRank: number): number {
  if (equals === 6) return 2
  if (equals === 4) return 3
  if (equals === 3) return 6
  if (equals === 2) return 7
  return pairRank >= jackRank ? 8 : -1
}

function unpairedHand(isFlush: boolean, isStraight: boolean, low: number): number {
  if (isFlush && isStraight) return low === tenRank ? 0 : 1
  if (isFlush) return 4
  return isStraight ? 5 : -1
}
