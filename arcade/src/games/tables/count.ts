import type { TableTitle } from './paytable.ts'

type Counted<Outcome> = Iterable<{ outcome: Outcome; ways: number }>

/** All outcomes through the game's own rule, held against what is published of every spot. */
export function countEndings<Outcome>(title: TableTitle<Outcome>, outcomes: Counted<Outcome>) {
  const counts = title.spots.map(() => new Map<number, number>())
  let of = 0
  for (const { outcome, ways } of outcomes) {
    of += ways
    for (const [at, { key }] of title.spots.entries()) {
      const times = title.timesOf(key, outcome)
      const count = counts[at]
      if (times > 0) count?.set(times, (count.get(times) ?? 0) + ways)
    }
  }
  const isAsPublished = title.spots.every(({ endings }, at) => {
    const found = [...(counts[at] ?? [])].map(([times, ways]) => ({ times, ways }))
    const order = (all: readonly { times: number; ways: number }[]) =>
      JSON.stringify(all.toSorted((one, other) => other.times - one.times))
    return order(found) === order(endings)
  })
  return { of, isAsPublished: isAsPublished && of === title.of }
}
