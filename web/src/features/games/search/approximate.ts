/** How many slips a word of this length may have: short ones must be right. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

const longest = 31

/** Looks for a word in texts, allowing slips: wrong, missing, doubled letters. */
export type Finder = (text: string) => number

/**
 * The bit-parallel way: one integer holds, for every beginning of the word, whether it fits what
 * was read so far. Answers the fewest slips with which the word is somewhere in the text, or −1.
 */
export function makeFinder(word: string): Finder {
  const pattern = word.slice(0, longest)
  const most = slipsAllowed(pattern.length)
  const masks = new Map<number, number>()
  for (let place = 0; place < pattern.length; place++) {
    const letter = pattern.charCodeAt(place)
    masks.set(letter, (masks.get(letter) ?? 0) | (1 << place))
  }
  const whole = 1 << (pattern.length - 1)
  return (text) => findFewestSlips(text, masks, whole, most)
}

function findFewestSlips(
  text: string,
  masks: ReadonlyMap<number, number>,
  whole: number,
  most: number,
): number {
  const fits = Array.from({ length: most + 1 }, (_, slips) => (1 << slips) - 1)
  let fewest = -1
  for (let place = 0; place < text.length; place++) {
    const mask = masks.get(text.charCodeAt(place)) ?? 0
    let before = 0
    for (let slips = 0; slips <= most; slips++) {
      const now = fits[slips] ?? 0
      const exact = ((now << 1) | 1) & mask
      // One letter too many in the text, a wrong one, or one missing from it.
      const next: number =
        slips === 0 ? exact : exact | before | (before << 1) | ((fits[slips - 1] ?? 0) << 1) | 1
      fits[slips] = next
      before = now
    }
    for (let slips = 0; slips <= most; slips++)
      if (((fits[slips] ?? 0) & whole) !== 0) {
        if (slips === 0) return 0
        if (fewest === -1 || slips < fewest) fewest = slips
        break
      }
  }
  return fewest
}
