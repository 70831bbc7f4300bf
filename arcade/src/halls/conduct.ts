import type { AnyArcadeGame } from '../games/game.ts'
import type { Arcade } from '../rounds/arcade.ts'
import type { PlayOutcome } from '../rounds/play.ts'
import type { Session } from '../store/sessions.ts'
import type { Audience } from './audience.ts'
import type { LiveRound } from './live-round.ts'

export type Setting<Course> = {
  arcade: Arcade
  game: AnyArcadeGame
  course: Course
  audience: Audience
  /** Work that a closing hall waits for. */
  track: (work: Promise<unknown>) => void
}

/** How one kind of shared rounds goes once its time for bets is over. */
export type Conduct = {
  /** From the last bet to the draw. */
  closedMs: number
  close(live: LiveRound): void
  /** Draws it; answers when to look again. */
  begin(live: LiveRound): number
  /** Answers when to look again; null when the next round may open. */
  goOn(live: LiveRound): number | null
  act(live: LiveRound, session: Session, action: { kind: string }): Promise<PlayOutcome>
  /** What a killed process left behind. */
  interrupt(): void
}
