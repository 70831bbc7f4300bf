import type { FairRandom } from '../../fair/stream.ts'
import type { ArcadeGame, Step } from '../game.ts'
import { habits } from './habits.ts'
import type { Species } from './paytable.ts'
import {
  catchOdds,
  coin,
  largestTimes,
  leastCost,
  leastPurse,
  most,
  mostCost,
  mostPurse,
  mostShots,
  paceMs,
  restMs,
  speciesOf,
  tickMs,
  topTimes,
} from './paytable.ts'
import { tellResult } from './result.ts'
import type { Catch, PurseAction, PurseState, Shot } from './round.ts'
import { purseAction } from './round.ts'
import { name, pages } from './texts.ts'

const empty: PurseState = {
  stakeAmount: 0,
  purse: 0,
  shots: 0,
  spent: 0,
  won: 0,
  caught: {},
  best: null,
  last: null,
  isHome: false,
}

/** A purse is one round: paid for once, shot from, and brought home with what is in it. */
export const krakenCove: ArcadeGame<PurseState, PurseAction> = {
  id: 'kraken-cove',
  catalogueId: 202,
  name,
  kind: 'fish',
  rules: {
    returnToPlayer: { numerator: 96, denominator: 100 },
    most,
    minStake: leastPurse,
    maxStake: mostPurse,
    pages,
  },
  sea: { paceMs, tickMs, habits },
  restMs,
  start: () => empty,
  action: purseAction,
  act(state, _seat, action, random) {
    if (action.kind === 'buy') return buy(state, action.stakeAmount)
    if (state.stakeAmount === 0) return { isRefused: true, reason: 'noBet' }
    if (action.kind === 'shot') return shoot(state, action, random)
    return go({ ...state, last: null, isHome: true })
  },
  byDefault: () => ({ kind: 'home' }),
  played: ({ stakeAmount, spent }) => Math.min(stakeAmount, spent),
  settle: ({ purse }) => [{ seatId: 'solo', amount: purse, result: {} }],
  view: ({ last: _last, ...state }) => state,
  tell: tellResult,
}

function buy(state: PurseState, stakeAmount: number): Step<PurseState> {
  if (state.stakeAmount > 0) return { isRefused: true, reason: 'alreadyBet' }
  return go({ ...state, stakeAmount, purse: stakeAmount }, stakeAmount)
}

function shoot(state: PurseState, shot: Shot, random: FairRandom): Step<PurseState> {
  const aimed = speciesOf(shot.species)
  const reason = refuseShot(state, aimed, shot.cost)
  if (reason) return { isRefused: true, reason }
  const last = draw(aimed, shot.cost, random)
  const won = last?.amount ?? 0
  const { caught, best } = state
  return go({
    ...state,
    purse: state.purse - shot.cost + won,
    shots: state.shots + 1,
    spent: state.spent + shot.cost,
    won: state.won + won,
    caught: last ? { ...caught, [last.species]: (caught[last.species] ?? 0) + 1 } : caught,
    best: last && last.amount > (best?.amount ?? 0) ? last : best,
    last,
  })
}

function refuseShot(state: PurseState, aimed: Species, cost: number): string | null {
  const { stakeAmount, purse, shots } = state
  if (cost % coin !== 0 || cost < leastCost || cost > mostCost) return 'badCost'
  if (cost > purse) return 'purseEmpty'
  if (shots >= mostShots) return 'purseSpent'
  return purse + cost * (largestTimes(aimed) - 1) > stakeAmount * topTimes ? 'purseFull' : null
}

/** 96 in 100 times the mean value: whatever is aimed at, 96 of 100 coins come back. */
function draw(aimed: Species, cost: number, random: FairRandom): Catch | null {
  const { ways, of } = catchOdds(aimed)
  if (random.integer(of) >= ways) return null
  const { values, key } = aimed
  const at = values.length > 1 ? random.pick(values.map(({ weight }) => weight)) : 0
  const times = values[at]?.times ?? 0
  return { species: key, times, amount: cost * times }
}

function go(state: PurseState, stakeAmount = 0): Step<PurseState> {
  return { isRefused: false, state, stakeAmount, wins: [], isOver: state.isHome }
}
