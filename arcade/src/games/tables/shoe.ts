import type { FairRandom } from '../../fair/stream.ts'

const decks = 8
const cardsInDeck = 52

/** Cards off a fresh shoe, each one of those left. A card is a number from 0 to 51. */
export function dealFromShoe(random: FairRandom, count: number): number[] {
  const taken: number[] = []
  for (let dealt = 0; dealt < count; dealt++) {
    let at = random.integer(decks * cardsInDeck - dealt)
    // Counted among the cards left: those taken lie before it.
    for (const place of taken.toSorted((one, other) => one - other)) if (place <= at) at++
    taken.push(at)
  }
  return taken.map((place) => place % cardsInDeck)
}
