import { randomInt } from 'node:crypto'
import type { FishHabit } from '../games/game.ts'

/** Where a fish swims is for the eye alone: its path is a number that every browser draws alike. */
export type Fish = {
  id: number
  species: string
  path: number
  bornAtMs: number
  goneAtMs: number
}

export type School = {
  fish: Map<number, Fish>
  /** Who comes and who has swum away by now. */
  swim(nowMs: number): { born: Fish[]; gone: number[] }
}

/** What swims in a sea. It begins full: nobody waits for the first fish. */
export function openSchool(habits: readonly FishHabit[], nowMs: number): School {
  const fish = new Map<number, Fish>()
  const dueAtMs = new Map<string, number>()
  let lastId = 0
  const bear = ({ species, stayMs }: FishHabit, bornAtMs: number): Fish => {
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
