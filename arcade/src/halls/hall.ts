import type { AnyArcadeGame, Course } from '../games/game.ts'
import type { Arcade } from '../rounds/arcade.ts'
import type { PlayOutcome } from '../rounds/play.ts'
import { atOnce } from '../store/group.ts'
import { chainsInUse, saltChain } from '../store/chains.ts'
import type { SharedRound } from '../store/shared-rounds.ts'
import { findLiveShared, openShared } from '../store/shared-rounds.ts'
import type { Session } from '../store/sessions.ts'
import type { Audience, Hear } from './audience.ts'
import { openAudience } from './audience.ts'
import { openClock } from './clock.ts'
import type { Conduct } from './conduct.ts'
import { flights } from './crash/flights.ts'
import type { LiveRound } from './live-round.ts'
import { placeOf } from './live-round.ts'
import { seatsOf } from './seats.ts'
import { tables } from './table/tables.ts'

/** Where one game's rounds are played by everybody at once: one clock, many seats. */
export type Hall = {
  open(): void
  close(): Promise<void>
  act(session: Session, input: unknown): Promise<PlayOutcome>
  listen(playerId: number, hear: Hear, words: string | null): () => void
  /** Words a browser has just made: a chain that waits for its salt takes them. */
  welcome(words: string): void
}

const idleMs = 500
/** A stake asked for in time may be answered a little after it. */
const graceMs = 1_500

export function openHall(arcade: Arcade, game: AnyArcadeGame, course: Course): Hall {
  const work = new Set<Promise<unknown>>()
  const track = (promise: Promise<unknown>) => {
    work.add(promise)
    void promise.finally(() => work.delete(promise)).catch(() => undefined)
  }
  const audience = openAudience(arcade, game)
  const conduct = conductOf({ arcade, game, audience, track }, course)
  let live: LiveRound | null = null
  let isSaltless = false
  const { later, stop } = openClock(arcade)
  const wait = () => {
    const nowMs = arcade.nowMs()
    const round = roundFor(arcade, game.catalogueId, audience.words())
    isSaltless = round === null
    if (!round) return
    const seats = new Map(seatsOf(arcade, round).map((seat) => [placeOf(seat), seat]))
    const startsAtMs = nowMs + course.waitMs
    live = { round, seats, asking: 0, pledged: 0, startsAtMs, beganAtMs: 0, phase: 'bets' }
    audience.tell(live)
    later(Math.min(course.waitMs, idleMs), close)
  }
  const close = () => {
    if (!live) return
    const isEmpty = live.seats.size === 0 && live.asking === 0
    // Nobody is here: the rocket stays on the ground and the disk at rest.
    if (isEmpty && audience.size() === 0 && live.phase === 'bets') {
      live.startsAtMs = arcade.nowMs() + course.waitMs
      return later(idleMs, close)
    }
    const leftMs = live.startsAtMs - arcade.nowMs()
    // Looked at often: the clock it goes by may be put right meanwhile.
    if (leftMs > 0) return later(Math.min(leftMs, idleMs), close)
    if (live.phase === 'bets') conduct.close(live)
    if (-leftMs < conduct.closedMs) return later(conduct.closedMs + leftMs, close)
    const isLate = -leftMs >= conduct.closedMs + graceMs
    if (live.asking > 0 && !isLate) return later(50, close)
    later(conduct.begin(live), goOn)
  }
  const goOn = () => {
    if (!live) return
    const ms = conduct.goOn(live)
    if (ms === null) wait()
    else later(ms, goOn)
  }
  return {
    open() {
      conduct.interrupt()
      later(0, wait)
    },
    async close() {
      stop()
      await Promise.allSettled(work)
    },
    async act(session, input) {
      const action = game.action.safeParse(input).data as { kind: string } | undefined
      if (!live || !action) return { isRefused: true, reason: 'badAction' }
      return conduct.act(live, session, action)
    },
    listen(playerId, hear, words) {
      if (words !== null) this.welcome(words)
      return audience.listen({ playerId, hear, words }, () => live)
    },
    welcome(words) {
      if (!isSaltless) return
      fixSalt(arcade, game.catalogueId, words)
      wait()
    },
  }
}

type Parts = {
  arcade: Arcade
  game: AnyArcadeGame
  audience: Audience
  track: (work: Promise<unknown>) => void
}

function conductOf(parts: Parts, course: Course): Conduct {
  return course.kind === 'crash' ? flights({ ...parts, course }) : tables({ ...parts, course })
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
