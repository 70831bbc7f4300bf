import { atOnce } from '../../store/group.ts'
import { saveRound } from '../../store/rounds.ts'
import { endShared, findLiveShared, listSeats } from '../../store/shared-rounds.ts'
import type { Conduct } from '../conduct.ts'
import { findSeat, takeSeat, unseat } from '../seats.ts'
import type { Setting } from './flight-steps.ts'
import { beginFlight, endFlight, leaveAll, leaveOne } from './flight-steps.ts'

const tickMs = 100

/** A rocket that flies until it bursts: who is aboard may leave at any moment. */
export function flights(setting: Setting): Conduct {
  return {
    closedMs: 0,
    close: () => undefined,
    begin(flight) {
      beginFlight(setting, flight)
      return tickMs
    },
    goOn(flight) {
      if (flight.round.phase === 'over') return null
      if (!leaveAll(setting, flight)) return tickMs
      endFlight(setting, flight)
      return setting.course.restMs
    },
    act: async (flight, session, action) =>
      action.kind === 'bet'
        ? takeSeat(setting, flight, session, action)
        : leaveOne(setting, flight, findSeat(flight, session, action)),
    interrupt: () => interruptFlight(setting),
  }
}

/**
 * A flight that a killed process left behind. Nobody could leave meanwhile, so whoever was still
 * aboard gets the stake back; a flight that had not begun just waits again. Its seed is revealed,
 * so every seat knows where it would have ended, as whoever works it out again finds.
 */
function interruptFlight({ arcade, game }: Setting): void {
  const { store } = arcade
  const round = findLiveShared(store, game.catalogueId)
  if (round?.phase !== 'running') return
  atOnce(store, () => {
    for (const { state, ...seat } of listSeats(store, round)) {
      const known = { ...seat, state: { ...(state as object), crash: round.outcome } }
      if (seat.phase === 'open') unseat(arcade, known)
      else if (seat.phase === 'over') saveRound(store, known)
    }
    endShared(store, round, arcade.nowMs())
  })
  arcade.log.warn({ round: round.number }, 'a flight was cut off, its stakes are given back')
}
