import type { Check } from '../../client/fair-words.ts'
import { OnlyBegun } from '../../client/fair-words.ts'

const pairPlus: Record<string, number> = {
  straightFlush: 40,
  threeOfAKind: 30,
  straight: 6,
  flush: 4,
  pair: 1,
}
const bonus: Record<string, number> = { straightFlush: 5, threeOfAKind: 4, straight: 1 }
const order = ['highCard', 'pair', 'flush', 'straight', 'threeOfAKind', 'straightFlush']

/** Takes six cards off a full deck and lays three against three, by the published rules alone. */
export const check: Check = (words, actions) => {
  const [bet, move] = actions as [
    { stakeAmount: number; hasPairPlus?: boolean },
    { kind: string } | undefined,
  ]
  const deck = [...Array(52).keys()]
  const six: number[] = []
  while (six.length < 6) six.push(...deck.splice(words.below(deck.length), 1))
  const [cards, dealer] = [six.slice(0, 3), six.slice(3)]
  if (!move) throw new OnlyBegun('neither played nor folded')
  const [own, theirs] = [read(cards), read(dealer)]
  const ante = bet.stakeAmount
  const sideBet = bet.hasPairPlus ? (pairPlus[own.name] ?? -1) + 1 : 0
  if (move?.kind !== 'play') return { cards, dealer, hand: own.name, winAmount: ante * sideBet }
  const isIn = theirs.name !== 'highCard' || (theirs.line[0] ?? 0) >= 10
  const gap = compare(own, theirs)
  const main = !isIn ? 3 : gap > 0 ? 4 : gap === 0 ? 2 : 0
  const winAmount = ante * (main + (bonus[own.name] ?? 0) + sideBet)
  return { cards, dealer, hand: own.name, winAmount }
}

type Read = { name: string; line: number[] }

/** Its name, and its ranks in the order in which they are compared. */
function read(cards: number[]): Read {
  const ranks = cards.map((card) => card % 13).toSorted((a, b) => b - a)
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1
  const text = ranks.join(' ')
  const isRun = text === '12 1 0' || ranks.every((rank, at) => rank === (ranks[0] ?? 0) - at)
  if (isRun) {
    const line = [text === '12 1 0' ? 1 : (ranks[0] ?? 0)]
    return { name: isFlush ? 'straightFlush' : 'straight', line }
  }
  const double = ranks.find((rank, at) => rank === ranks[at + 1])
  if (double === undefined) return { name: isFlush ? 'flush' : 'highCard', line: ranks }
  const single = ranks.find((rank) => rank !== double)
  if (single === undefined) return { name: 'threeOfAKind', line: [double] }
  return { name: 'pair', line: [double, single] }
}

function compare(own: Read, theirs: Read): number {
  const gap = order.indexOf(own.name) - order.indexOf(theirs.name)
  if (gap !== 0) return gap
  const at = own.line.findIndex((rank, place) => rank !== theirs.line[place])
  return at < 0 ? 0 : (own.line[at] ?? 0) - (theirs.line[at] ?? 0)
}
