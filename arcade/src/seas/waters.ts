import type { AnyArcadeGame, SeaCourse } from '../games/game.ts'
import type { Arcade } from '../rounds/arcade.ts'
import type { Boat, Boats } from './boats.ts'
import type { Guard } from './guard.ts'
import type { School } from './school.ts'

/** A shot that a browser has asked for; `no` is its own number for it. */
export type Asked = { fish: number; cost: number; no: number; boat: Boat }

/** All that a sea holds. */
export type Waters = {
  arcade: Arcade
  game: AnyArcadeGame
  course: SeaCourse
  boats: Boats
  guard: Guard
  work: Set<Promise<unknown>>
  /** One of each player at most. */
  waiting: Asked[]
  nextShotMs: Map<number, number>
  /** Null while nobody is here: then nothing swims, and the disk rests. */
  school: School | null
  timer: NodeJS.Timeout | undefined
}
