import {
  isBlackjack,
  mostHands,
  valueOf,
  worthOf,
} from '@parlour/arcade/games/blackjack/paytable.ts'

/** Every rank of an endless shoe is as likely as any other: thirteen cards stand for all. */
const ranks = Array.from({ length: 13 }, (_, rank) => rank)
type Cards = readonly number[]
type Chances = Map<string, { cards: Cards; chance: number }>

/** What the best play brings back of a coin, counted card by card and hand by hand. */
export function recountBlackjack(): number {
  let back = 0
  for (const up of ranks) back += recountAgainst(up) / ranks.length
  return back
}

function recountAgainst(up: number): number {
  const hidden = ranks.filter((card) => isBlackjack([up, card])).length / ranks.length
  const table = judgeAgainst(endsOf(up))
  let back = 0
  for (const one of ranks)
    for (const other of ranks) {
      const isNatural = isBlackjack([one, other])
      const met = isNatural ? 1 : 0
      const played = isNatural ? 2.5 : 1 + table.begin(one, other)
      back += (hidden * met + (1 - hidden) * played) / ranks.length ** 2
    }
  return back
}

/** How the dealer ends, by total; all hands that are alike go on together, card after card. */
function endsOf(up: number): Map<number, number> {
  const ends = new Map<number, number>()
  const holes = ranks.filter((card) => !isBlackjack([up, card]))
  let open: Chances = new Map()
  for (const hole of holes) put(open, [up, hole], 1 / holes.length)
  while (open.size > 0) {
    const next: Chances = new Map()
    for (const { cards, chance } of open.values()) {
      const { total } = worthOf(cards)
      if (total >= 17) ends.set(total, (ends.get(total) ?? 0) + chance)
      else for (const card of ranks) put(next, [...cards, card], chance / ranks.length)
    }
    open = next
  }
  return ends
}

function put(all: Chances, cards: Cards, chance: number): void {
  const { total, isSoft } = worthOf(cards)
  const name = `${total}${isSoft}`
  const found = all.get(name)
  if (found) found.chance += chance
  else all.set(name, { cards, chance })
}

/** What a coin wins or loses from here, played as well as can be. */
function judgeAgainst(ends: Map<number, number>) {
  const known = new Map<string, number>()
  const mean = (of: (card: number) => number) =>
    ranks.reduce((sum, card) => sum + of(card), 0) / ranks.length

  function stand(cards: Cards): number {
    const { total } = worthOf(cards)
    if (total > 21) return -1
    let gain = 0
    for (const [end, chance] of ends) gain += chance * (end > 21 ? 1 : Math.sign(total - end))
    return gain
  }

  function goOn(cards: Cards): number {
    const { total, isSoft } = worthOf(cards)
    if (total > 21) return -1
    const name = `${total}${isSoft}`
    const found = known.get(name)
    if (found !== undefined) return found
    const gain = Math.max(stand(cards), hit(cards))
    known.set(name, gain)
    return gain
  }

  const hit = (cards: Cards): number => mean((card) => goOn([...cards, card]))
  const double = (cards: Cards): number => 2 * mean((card) => stand([...cards, card]))
  const play = (cards: Cards) => Math.max(stand(cards), hit(cards), double(cards))

  /** Cards of split hands that wait for their second; `made` counts all hands there are. */
  function split(card: number, waiting: number, made: number): number {
    if (waiting === 0) return 0
    const name = `split ${valueOf(card)} ${waiting} ${made}`
    const found = known.get(name)
    if (found !== undefined) return found
    const gain = splitOnce(card, waiting, made)
    known.set(name, gain)
    return gain
  }

  function splitOnce(card: number, waiting: number, made: number): number {
    const rest = (more: number) => split(card, waiting - 1 + more, made + (more > 0 ? 1 : 0))
    return mean((next) => {
      if (valueOf(card) === 1) return stand([card, next]) + rest(0)
      const kept = play([card, next]) + rest(0)
      const isPair = valueOf(next) === valueOf(card) && made < mostHands
      return isPair ? Math.max(kept, rest(2)) : kept
    })
  }

  return {
    begin(one: number, other: number): number {
      const gain = Math.max(play([one, other]), -0.5)
      return valueOf(one) === valueOf(other) ? Math.max(gain, split(one, 2, 2)) : gain
    },
  }
}
