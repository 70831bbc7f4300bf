import type { Check } from '../../client/fair-words.ts'

const pays: Record<string, number> = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  threeOfAKind: 3,
  twoPairs: 2,
  jacksOrBetter: 1,
}

/** Takes ten cards off a full deck, deals five, draws for those not held, and pays the hand. */
export const check: Check = (words, actions) => {
  const [{ stakeAmount }, last] = actions as [{ stakeAmount: number }, { held: boolean[] }]
  const deck = [...Array(52).keys()]
  const top: number[] = []
  while (top.length < 10) top.push(...deck.splice(words.below(deck.length), 1))
  const dealt = top.slice(0, 5)
  let next = 5
  const cards: number[] = []
  for (const [at, card] of dealt.entries()) cards.push(last.held[at] ? card : (top[next++] ?? -1))
  const hand = readHand(cards)
  return { dealt, cards, hand, winAmount: stakeAmount * (hand === null ? 0 : (pays[hand] ?? 0)) }
}

function readHand(cards: number[]): string | null {
  const ranks = cards.map((card) => card % 13).toSorted((a, b) => a - b)
  const counts = new Map<number, number>()
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1)
  const shape = [...counts.values()].toSorted((a, b) => b - a).join('')
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1
  const line = ranks.join(' ')
  const isRun = line === '0 1 2 3 12' || ranks.every((rank, at) => rank === (ranks[0] ?? 0) + at)
  if (isFlush && line === '8 9 10 11 12') return 'royalFlush'
  if (isFlush && isRun) return 'straightFlush'
  if (shape === '41') return 'fourOfAKind'
  if (shape === '32') return 'fullHouse'
  if (isFlush) return 'flush'
  if (isRun) return 'straight'
  if (shape === '311') return 'threeOfAKind'
  if (shape === '221') return 'twoPairs'
  const pair = [...counts].find(([, count]) => count === 2)
  return pair && pair[0] >= 9 ? 'jacksOrBetter' : null
}
