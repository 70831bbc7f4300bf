import { doesQualify, hands, kindOf, strengthOf } from './paytable.ts'

/** The dealer's hands that three known cards leave. */
export const dealerHands = 18_424

/** What three cards meet: how often each way, of `dealerHands`. */
export type Met = { unqualified: number; beaten: number; tied: number; lost: number }

/** Counts every hand the dealer may hold. */
export function meet(cards: readonly number[]): Met {
  strengths ??= listStrengths()
  const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => !cards.includes(card))
  const own = strengthOf(cards)
  let [unqualified, beaten, tied] = [0, 0, 0]
  for (const [at, one] of left.entries())
    for (let next = at + 1; next < left.length; next++) {
      const place = (one * 52 + (left[next] ?? 0)) * 52
      for (let last = next + 1; last < left.length; last++) {
        const theirs = strengths[place + (left[last] ?? 0)] ?? 0
        if (theirs === 0) unqualified++
        else if (own > theirs) beaten++
        else if (own === theirs) tied++
      }
    }
  return { unqualified, beaten, tied, lost: dealerHands - unqualified - beaten - tied }
}

/** What playing on wins of an ante in the mean, times `dealerHands`; folding loses one ante. */
export function gainOfPlay(cards: readonly number[]): number {
  const { unqualified, beaten, lost } = meet(cards)
  const bonus = hands[kindOf(strengthOf(cards))]?.bonus ?? 0
  return unqualified + 2 * beaten - 2 * lost + bonus * dealerHands
}

/** By three cards in rising order; nought where the dealer does not play. */
let strengths: Int32Array | undefined

function listStrengths(): Int32Array {
  const all = new Int32Array(52 ** 3)
  for (let one = 0; one < 52; one++)
    for (let other = one + 1; other < 52; other++)
      for (let third = other + 1; third < 52; third++) {
        const strength = strengthOf([one, other, third])
        if (doesQualify(strength)) all[(one * 52 + other) * 52 + third] = strength
      }
  return all
}
