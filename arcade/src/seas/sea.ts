import { z } from 'zod'
import type { AnyArcadeGame, SeaCourse } from '../games/game.ts'
import type { Arcade } from '../rounds/arcade.ts'
import type { Session } from '../store/sessions.ts'
import { openBoats } from './boats.ts'
import { openGuard } from './guard.ts'
import { goHome, track } from './homing.ts'
import { readJson } from './read-json.ts'
import { openSchool } from './school.ts'
import { refuse, run } from './tick.ts'
import type { Asked, Waters } from './waters.ts'

/** Where everybody sees the same fish, and each shoots from a purse of one's own. */
export type Sea = {
  /** Answers what to do with what this browser says, and with its going. */
  enter(session: Session, say: (text: string) => void): SeaEnds
  close(): Promise<void>
}
export type SeaEnds = { hear(text: string): void; leave(): void }

/** `no` is the browser's own number for a shot, to know the answer by. */
const askedShot = z.object({
  fish: z.int().positive(),
  cost: z.int().positive(),
  no: z.int().nonnegative(),
})

export function openSea(arcade: Arcade, game: AnyArcadeGame, course: SeaCourse): Sea {
  const waters: Waters = {
    arcade,
    game,
    course,
    boats: openBoats(),
    guard: openGuard(arcade, (session) => goHome(waters, session, 'gateClosed')),
    work: new Set(),
    waiting: [],
    nextShotMs: new Map(),
    school: null,
    timer: undefined,
  }
  return {
    enter: (session, say) => enter(waters, session, say),
    async close() {
      clearTimeout(waters.timer)
      waters.school = null
      await Promise.allSettled(waters.work)
      clearTimeout(waters.timer)
    },
  }
}

function enter(waters: Waters, session: Session, say: (text: string) => void): SeaEnds {
  const { arcade, boats, course, guard } = waters
  const nowMs = Math.round(arcade.steadyMs())
  const boat = boats.enter(session, say)
  if (!waters.school) {
    waters.school = openSchool(course.habits, nowMs)
    waters.timer = setTimeout(() => track(waters, run(waters)), course.tickMs)
  }
  const fish = [...waters.school.fish.values()]
  say(JSON.stringify({ kind: 'sea', t: nowMs, seat: boat.seat, paceMs: course.paceMs, fish }))
  boats.tellRoster()
  return {
    hear(text) {
      const shot = askedShot.safeParse(readJson(text)).data
      if (!shot) return
      const asked: Asked = { ...shot, boat }
      const isWaiting = waters.waiting.some(({ boat: other }) => other.seat === boat.seat)
      if (isWaiting) refuse(asked, 'tooSoon')
      else waters.waiting.push(asked)
    },
    leave() {
      waters.waiting = waters.waiting.filter((asked) => asked.boat !== boat)
      boats.leave(boat)
      if (!boats.isHere(session.playerId)) guard.forget(session.playerId)
      // Who comes back at once does not shoot the sooner for it.
      const leftMs = arcade.steadyMs()
      for (const [playerId, ms] of waters.nextShotMs)
        if (ms <= leftMs) waters.nextShotMs.delete(playerId)
      boats.tellRoster()
    },
  }
}
