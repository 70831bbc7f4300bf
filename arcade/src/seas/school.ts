import { randomInt } from 'node:crypto'
import type { SpeciesKey } from '../games/kraken-cove/paytable.ts'

/** Where a fish swims is for the eye alone: its path is a number that every browser draws alike. */
export type Fish = {
  id: number
  species: SpeciesKey
  path: number
  bornAtMs: number
  goneAtMs: number
}

type Habit = {
  species: SpeciesKey
  /** So many at once. */
  most: number
  /** One comes about this often. */
  gapMs: number
  /** And stays for so long. */
  stayMs: number
}

const habits: readonly Habit[] = [
  { species: 'minnow', most: 6, gapMs: 1_700, stayMs: 15_000 },
  { species: 'crab', most: 3, gapMs: 6_000, stayMs: 26_000 },
  { species: 'puffer', most: 3, gapMs: 5_000, stayMs: 21_000 },
  { species: 'koi', most: 2, gapMs: 8_000, stayMs: 20_000 },
  { species: 'shark', most: 1, gapMs: 9_000, stayMs: 14_000 },
  { species: 'angler', most: 1, gapMs: 16_000, stayMs: 22_000 },
  { species: 'kraken', most: 1, gapMs: 34_000, stayMs: 28_000 },
]

export type School = {
  fish: Map<number, Fish>
  /** Who comes and who has swum away by now. */
  swim(nowMs: number): { born: Fish[]; gone: number[] }
}

/** What swims in a sea. It begins full: nobody waits for the first fish. */
export function openSchool(nowMs: number): School {
  const fish = new Map<number, Fish>()
  const dueAtMs = new Map<SpeciesKey, number>()
  let lastId = 0
  const bear = ({ species, stayMs }: Habit, bornAtMs: number): Fish => {
    const one = { id: ++lastId, species, path: randomInt(2 ** 31), bornAtMs }
    const born = { ...one, goneAtMs: bornAtMs + stayMs }
    fish.set(born.id, born)
    return born
  }
  for (const habit of habits) {
    for (let at = 1; at < habit.most; at++)
      bear(habit, nowMs - Math.floor((habit.stayMs * at) / habit.most))
    dueAtMs.set(habit.species, nowMs + randomInt(Math.floor(habit.gapMs / 2)))
  }
  return {
    fish,
    swim(atMs) {
      const gone = [...fish.values()].flatMap(({ id, goneAtMs }) => (goneAtMs <= atMs ? [id] : []))
      for (const id of gone) fish.delete(id)
      const born = habits.flatMap((habit) => {
        const count = [...fish.values()].filter(({ species }) => species === habit.species).length
        if (count >= habit.most || atMs < (dueAtMs.get(habit.species) ?? 0)) return []
        const { gapMs } = habit
        dueAtMs.set(habit.species, atMs + gapMs / 2 + randomInt(gapMs))
        return [bear(habit, atMs)]
      })
      return { born, gone }
    },
  }
}
