/** How many slips a word of this length may have: short ones must be right. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

const longest = 31
/** Latin to Thai: what nearly every name is made of. */
const usualLetters = 0x0e80

/** Looks for a word in texts, allowing slips: wrong, missing, doubled letters. */
export type Finder = (text: string) => number

/** For each letter, the places where the word has it. */
type Places = (letter: number) => number

/**
 * The bit-parallel way: one integer holds, for every beginning of the word, whether it fits what
 * was read so far. Answers the fewest slips with which the word is somewhere in the text, or −1.
 */
export function makeFinder(word: string): Finder {
  const pattern = word.slice(0, longest)
  const most = slipsAllowed(pattern.length)
  const places = findPlaces(pattern)
  const whole = 1 << (pattern.length - 1)
  return (text) => findFewestSlips(text, places, whole, most)
}

function findPlaces(pattern: string): Places {
  const usual = new Int32Array(usualLetters)
  const rare = new Map<number, number>()
  for (let place = 0; place < pattern.length; place++) {
    const letter = pattern.charCodeAt(place)
    if (letter < usualLetters) usual[letter] = (usual[letter] ?? 0) | (1 << place)
    else rare.set(letter, (rare.get(letter) ?? 0) | (1 << place))
  }
  return (letter) => (letter < usualLetters ? usual[letter] : rare.get(letter)) ?? 0
}

/** Thousands of names with every key: three integers, and nothing is made on the way. */
function findFewestSlips(text: string, places: Places, whole: number, most: number): number {
  let [right, oneSlip, twoSlips] = [0, 1, 3]
  let fewest = -1
  for (let place = 0; place < text.length; place++) {
    const here = places(text.charCodeAt(place))
    const nextRight = ((right << 1) | 1) & here
    if ((nextRight & whole) !== 0) return 0
    const nextOne = withSlip(oneSlip, here, right, nextRight)
    const nextTwo = withSlip(twoSlips, here, oneSlip, nextOne)
    if (most > 0 && (nextOne & whole) !== 0) fewest = 1
    else if (most > 1 && fewest === -1 && (nextTwo & whole) !== 0) fewest = 2
    right = nextRight
    oneSlip = nextOne
    twoSlips = nextTwo
  }
  return fewest
}

/** What fits with one slip more: one letter too many in the text, a wrong one, or one missing. */
function withSlip(fits: number, here: number, fewer: number, nextFewer: number): number {
  return (((fits << 1) | 1) & here) | fewer | (fewer << 1) | (nextFewer << 1) | 1
}
