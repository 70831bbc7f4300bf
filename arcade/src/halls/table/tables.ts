import { openStream } from '../../fair/stream.ts'
import type { TableCourse } from '../../games/game.ts'
import { atOnce } from '../../store/group.ts'
import type { Round } from '../../store/rounds.ts'
import { getPair } from '../../store/seeds.ts'
import { endShared, getShared, startShared } from '../../store/shared-rounds.ts'
import type { Conduct, Setting as AnySetting } from '../conduct.ts'
import type { LiveRound } from '../live-round.ts'
import { placeOf } from '../live-round.ts'
import { closeSeat, payAll } from '../payouts.ts'
import { takeSeat } from '../seats.ts'

type Setting = AnySetting<TableCourse>

/**
 * Bets, a last call, one result for everybody. It is drawn and settled in one transaction, so a
 * process killed before it leaves bets that wait for the draw, and one killed after it, wins owed.
 */
export function tables(setting: Setting): Conduct {
  const { course, audience } = setting
  const enter = (live: LiveRound, phase: LiveRound['phase']) => {
    live.phase = phase
    audience.tell(live)
  }
  return {
    closedMs: course.closedMs,
    close: (live) => enter(live, 'closed'),
    begin(live) {
      const seats = settle(setting, live)
      enter(live, 'shown')
      for (const seat of seats) audience.tellOwn(setting.game, seat, null)
      setting.track(payAndTell(setting, seats))
      return course.shownMs
    },
    goOn(live) {
      if (live.phase === 'rest') return null
      enter(live, 'rest')
      return course.restMs
    },
    act: (live, session, action) => takeSeat(setting, live, session, action),
    interrupt: () => undefined,
  }
}

function settle(setting: Setting, live: LiveRound): Round[] {
  const { arcade, game, course } = setting
  const { store } = arcade
  const { number, seedId } = live.round
  const { serverSeed, playerSeed } = getPair(store, seedId)
  const outcome = course.draw(openStream({ serverSeed, playerSeed, nonce: number }), number)
  const closedAtMs = arcade.nowMs()
  const seats = [...live.seats.values()].map((seat): Round => {
    const state = { ...(seat.state as object), outcome }
    const winAmount = game.settle(state).reduce((sum, { amount }) => sum + amount, 0)
    return { ...seat, phase: 'over', state, winAmount, closedAtMs }
  })
  atOnce(store, () => {
    startShared(store, live.round, { outcome, nowMs: closedAtMs })
    endShared(store, live.round, closedAtMs)
    for (const seat of seats) closeSeat(setting, seat)
  })
  live.beganAtMs = arcade.steadyMs()
  live.round = getShared(store, live.round)
  for (const seat of seats) live.seats.set(placeOf(seat), seat)
  return seats
}

async function payAndTell(setting: Setting, seats: Round[]): Promise<void> {
  const { audience, game } = setting
  const balances = await payAll(setting, seats)
  for (const [at, seat] of seats.entries()) {
    const balance = balances[at] ?? null
    if (balance !== null) audience.tellOwn(game, seat, balance)
  }
}
