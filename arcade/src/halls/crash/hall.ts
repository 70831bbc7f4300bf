import type { AnyArcadeGame, Course } from '../../games/game.ts'
import type { Arcade } from '../../rounds/arcade.ts'
import type { PlayOutcome } from '../../rounds/play.ts'
import { atOnce } from '../../store/open.ts'
import { chainsInUse, saltChain } from '../../store/chains.ts'
import type { SharedRound } from '../../store/shared-rounds.ts'
import { findLiveShared, openShared } from '../../store/shared-rounds.ts'
import type { Session } from '../../store/sessions.ts'
import type { Audience, Hear } from './audience.ts'
import { openAudience } from './audience.ts'
import type { Flight } from './flight.ts'
import { beginFlight, endFlight, leaveAll, leaveOne } from './flight-steps.ts'
import { interruptFlight, seatsOf, takeSeat } from './seats.ts'

/** Where one game's rounds are played by everybody at once: one clock, many seats. */
export type Hall = {
  open(): void
  close(): Promise<void>
  act(session: Session, input: unknown): Promise<PlayOutcome>
  listen(playerId: number, hear: Hear, words: string | null): () => void
  /** Words a browser has just made: a chain that waits for its salt takes them. */
  welcome(words: string): void
}

const tickMs = 100
const idleMs = 500
/** A stake asked for in time may be answered a little after it. */
const graceMs = 1_500

export function openHall(arcade: Arcade, game: AnyArcadeGame, course: Course): Hall {
  const work = new Set<Promise<unknown>>()
  const track = (promise: Promise<unknown>) => {
    work.add(promise)
    void promise.finally(() => work.delete(promise)).catch(() => undefined)
  }
  const audience: Audience = openAudience(arcade, game)
  const setting = { arcade, game, course, audience, track }
  let flight: Flight | null = null
  let isSaltless = false
  const { later, stop } = openClock(arcade)
  const wait = () => {
    const nowMs = arcade.nowMs()
    const round = roundFor(arcade, game.catalogueId, audience.words())
    isSaltless = round === null
    if (!round) return
    const seats = new Map(seatsOf(arcade, round).map((seat) => [seat.playerId, seat]))
    flight = { round, seats, asking: 0, startsAtMs: nowMs + course.waitMs, liftedAtMs: 0 }
    audience.tell(flight)
    later(Math.min(course.waitMs, idleMs), lift)
  }
  const lift = () => {
    if (!flight) return
    const isEmpty = flight.seats.size === 0 && flight.asking === 0
    // Nobody is here: the rocket stays on the ground and the disk at rest.
    if (isEmpty && audience.size() === 0) {
      flight.startsAtMs = arcade.nowMs() + course.waitMs
      return later(idleMs, lift)
    }
    const leftMs = flight.startsAtMs - arcade.nowMs()
    // Looked at often: the clock it goes by may be put right meanwhile.
    if (leftMs > 0) return later(Math.min(leftMs, idleMs), lift)
    const isLate = -leftMs >= graceMs
    if (flight.asking > 0 && !isLate) return later(50, lift)
    beginFlight(setting, flight)
    later(tickMs, tick)
  }
  const tick = () => {
    if (!flight) return
    const isOver = leaveAll(setting, flight)
    if (!isOver) return later(tickMs, tick)
    endFlight(setting, flight)
    later(course.restMs, wait)
  }
  return {
    open() {
      interruptFlight(arcade, game)
      later(0, wait)
    },
    async close() {
      stop()
      await Promise.allSettled(work)
    },
    async act(session, input) {
      const action = game.action.safeParse(input).data as { kind: string } | undefined
      if (!flight || !action) return { isRefused: true, reason: 'badAction' }
      if (action.kind === 'bet') return takeSeat(setting, flight, session, action)
      return leaveOne(setting, flight, flight.seats.get(session.playerId) ?? null)
    },
    listen(playerId, hear, words) {
      if (words !== null) this.welcome(words)
      return audience.listen({ playerId, hear, words }, () => flight)
    },
    welcome(words) {
      if (!isSaltless) return
      fixSalt(arcade, game.catalogueId, words)
      wait()
    },
  }
}

/** The one that waits already, or a new one; null while its chain finds no words for its salt. */
function roundFor(arcade: Arcade, gameId: number, [words]: string[]): SharedRound | null {
  const { store, nowMs } = arcade
  const open = () => atOnce(store, () => openShared(store, gameId, nowMs()))
  const found = findLiveShared(store, gameId) ?? open()
  if (found || words === undefined) return found
  fixSalt(arcade, gameId, words)
  return open()
}

/** The chain and its tip are there already: whoever made these words made them later. */
function fixSalt({ store, nowMs }: Arcade, gameId: number, words: string): void {
  atOnce(store, () => saltChain(store, chainsInUse(store, gameId, nowMs())[0], words, nowMs()))
}

/** One thing at a time. What fails is tried again: a stopped clock would keep everybody's stake. */
function openClock({ log }: Arcade) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const later = (ms: number, next: () => void): void => {
    if (!isStopped) timer = setTimeout(() => guard(next), ms)
  }
  const guard = (next: () => void) => {
    try {
      next()
    } catch (error) {
      log.error({ err: error }, 'a shared round stumbled')
      later(1_000, next)
    }
  }
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
  }
  return { later, stop }
}
