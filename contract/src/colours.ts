/** Colours as six hex digits: mixing, and how well one is read on another. */

export type Colour = `#${string}`

type Parts = readonly [red: number, green: number, blue: number]

export function partsOf(colour: string): Parts {
  const at = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

/** So much of the second, the rest of the first. */
export function mix(first: string, second: string, share: number): Colour {
  const others = partsOf(second)
  const mixed = partsOf(first).map((part, at) => part + ((others[at] ?? 0) - part) * share)
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** By the rule of WCAG 2: from 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [lightOf(one), lightOf(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Black or white, whichever is read better: never below 4.58. */
export function inkOn(fill: string): Colour {
  return contrast(fill, '#000000') >= contrast(fill, '#ffffff') ? '#000000' : '#ffffff'
}

function lightOf(colour: string): number {
  const [red, green, blue] = partsOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
