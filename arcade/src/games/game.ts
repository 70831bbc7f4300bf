import type { z } from 'zod'
import type { FairRandom } from '../fair/stream.ts'
import type { LargestWin } from '../client/largest-win.ts'
import type { ToldResult } from './result-words.ts'
import type { Text } from './text.ts'

export type GameKind = 'slots' | 'games' | 'poker' | 'fish' | 'live' | 'sports'

/** What the info page shows; computed where it can be, never guessed. */
export type GameRules = {
  /** Exact, as a fraction: a rounded percentage cannot be checked. */
  returnToPlayer: { numerator: number; denominator: number }
  /** Where choices of the player return differently: the least of them. */
  leastReturn?: { numerator: number; denominator: number }
  most: LargestWin
  /** How widely rounds differ, where no choice of the player changes it. */
  spread?: Record<'overStake' | 'tenTimes' | 'hundredTimes' | 'deviation', number>
  minStake: number
  maxStake: number
  /** Paragraphs of the rules page, in order. */
  pages: Text[]
}

/** How rounds that all share run by the clock. */
export type Course = CrashCourse | TableCourse

/** One multiplier for everybody, left at any moment. Multipliers are hundredths. */
export type CrashCourse = {
  kind: 'crash'
  /** Bets are taken for so long. */
  waitMs: number
  /** The end is shown for so long. */
  restMs: number
  /** So many past outcomes are told. */
  remembered: number
  /** The least multiplier one can leave at, and the one that ends it for everybody. */
  least: number
  most: number
  /** The last multiplier that will be reached. */
  draw(random: FairRandom, number?: number): number
  multiplierAfter(ms: number): number
}

/** Bets on spots, a last call, one outcome for everybody. */
export type TableCourse = {
  kind: 'table'
  waitMs: number
  /** From the last call to the draw. */
  closedMs: number
  /** The outcome is laid out for so long. */
  shownMs: number
  restMs: number
  remembered: number
  /** Plain JSON; the number is that of the round, for games that have a calendar. */
  draw(random: FairRandom, number: number): unknown
}

/** Actions come over a line of their own, and are counted by a clock that all share. */
export type SeaCourse = {
  /** From one player's shot to the next at the least; a site may want more. */
  paceMs: number
  /** So often the sea moves on and counts what was shot. */
  tickMs: number
  /** Who swims there. */
  habits: readonly FishHabit[]
}

export type FishHabit = {
  species: string
  /** So many at once. */
  most: number
  /** One comes about this often. */
  gapMs: number
  /** And stays for so long. */
  stayMs: number
}

/** What a seat at a table has on each spot. */
export type SeatBets = { bets: Record<string, number> }

/** One player's place in a round. Solo games have one, shared rounds as many as join. */
export type Seat = { seatId: string }

export type Win = Seat & {
  amount: number
  /** What this seat can look at later. */
  result: Record<string, unknown>
}

/** What an action leads to. All money it moves is named here; the frame moves it, never a game. */
export type Step<State> =
  | {
      isRefused: false
      state: State
      /** Taken before the step counts: a first bet, a doubled one, one shot of many. */
      stakeAmount: number
      /** Paid at once, as when one player of many cashes out. */
      wins: Win[]
      /** Nothing more can happen: settle. */
      isOver: boolean
    }
  | { isRefused: true; reason: string }

/**
 * A game is pure functions over one round. A round opens, seats act in it, it settles: at once
 * (slots), after some decisions (cards), shared by many (crash), or days later (sports).
 * State is plain JSON so that an unfinished round survives a restart and can be replayed.
 *
 * The functions are written as methods so that a typed game fits the table of all games.
 */
export type ArcadeGame<State, Action> = {
  /** Kebab-case, the same as its folder. */
  id: string
  /** The number the lobby launches it by. */
  catalogueId: number
  name: Text
  kind: GameKind
  rules: GameRules
  /** Its rounds may be paid for by the platform: each is over with its first action. */
  takesFreeRounds?: boolean
  /** Where everybody plays the same round. */
  course?: Course
  /** Where each plays a round of one's own in a place that all see. */
  sea?: SeaCourse
  /** A round nobody has touched for so long ends by its default; 72 hours where nothing is said. */
  restMs?: number
  /** Opens a round and draws what must be fixed before the first bet. */
  start(random: FairRandom): State
  /** What a browser may send. */
  action: z.ZodType<Action>
  /** Bets are actions too: the first of a solo round is its stake. */
  act(state: State, seat: Seat, action: Action, random: FairRandom): Step<State>
  /** What is done for a player who left a round open for 72 hours; costs nothing, and the rules
   * say it. Needed where a round takes decisions. */
  byDefault?(state: State): Action
  /** Where not all of the stake need be played with: how much was. */
  played?(state: State): number
  /** What is still to be paid when the round is over; an entry for every seat, nought included. */
  settle(state: State): Win[]
  /** What this seat may see: never what is still hidden. */
  view(state: State, seat: Seat): Record<string, unknown>
  /** What a seat has seen, in words and cells, for the pages that show a past round. */
  tell(view: Record<string, unknown>): ToldResult
}

export type AnyArcadeGame = ArcadeGame<unknown, unknown>
