import type { AnyArcadeGame, Course } from '../../games/game.ts'
import type { Arcade } from '../../rounds/arcade.ts'
import type { PlayOutcome } from '../../rounds/play.ts'
import { atOnce } from '../../store/open.ts'
import { chainsInUse, saltChain } from '../../store/chains.ts'
import { findPair } from '../../store/seeds.ts'
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
  listen(playerId: number, hear: Hear): () => void
  /** A player with words of the own is here: a chain that waits for its salt takes them. */
  welcome(playerId: number): void
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
    const { store } = arcade
    const nowMs = arcade.nowMs()
    const gameId = game.catalogueId
    for (const playerId of audience.players()) offerSalt(arcade, gameId, playerId)
    const round =
      findLiveShared(store, gameId) ?? atOnce(store, () => openShared(store, gameId, nowMs))
    isSaltless = round === null
    if (!round) return
    const seats = new Map(seatsOf(arcade, round).map((seat) => [seat.playerId, seat]))
    flight = { round, seats, asking: 0, startsAtMs: nowMs + course.waitMs, liftedAtMs: 0 }
    audience.tell(flight)
    later(course.waitMs, lift)
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
    if (leftMs > 0) return later(leftMs, lift)
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
    listen: (playerId, hear) => audience.listen(playerId, hear, () => flight),
    welcome(playerId) {
      offerSalt(arcade, game.catalogueId, playerId)
      if (isSaltless) wait()
    },
  }
}

/** The first words a player brings after the tip was published; who brought them can see them. */
function offerSalt({ store, nowMs }: Arcade, gameId: number, playerId: number): void {
  const words = findPair(store, playerId)?.playerSeed
  if (words === undefined) return
  atOnce(store, () => {
    const [chain] = chainsInUse(store, gameId, nowMs())
    if (chain.salt === null) saltChain(store, chain, words, nowMs())
  })
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
