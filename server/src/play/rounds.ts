import { mostBetsOfRound } from '@parlour/contract/wallet-protocol.ts'
import type {
  CoinAccount,
  Companion,
  CompanionTurn,
  Item,
  Stake,
  Statement,
} from '../wallet/index.ts'
import { isBonusOpen } from '../wallet/index.ts'
import { isBigWin, keepBigWins } from './big-wins.ts'
import { createFreeTurn } from './free-turn.ts'
import { createPaceTurn } from './pace-turn.ts'
import type { Objection, PlayItem, Round, RoundStatus } from './round.ts'
import { countedStake } from './round.ts'
import type { RoundRow } from './round-statements.ts'
import { findRounds, insertRounds, updateRounds } from './round-statements.ts'
import { launchIn } from './sessions.ts'
import { publishSettled } from './settled-events.ts'

/** Keeps the state of rounds in step with the ledger, and holds the rules of tokens and rounds. */
export const roundsCompanion: Companion = {
  read: (items) => findRounds(items.map(toPlayItem)),
  begin: (rows) => beginRounds(rows as RoundRow[]),
}

export function beginRounds(rows: RoundRow[]): CompanionTurn {
  const rounds = new Map(rows.flatMap(({ round }) => (round ? [[nameOf(round), round]] : [])))
  const free = createFreeTurn(rows)
  const pace = createPaceTurn(rows)
  const known = new Set(rounds.keys())
  const changed = new Map<string, Round>()
  const settled = new Map<string, Round>()
  return {
    refuse(item, account) {
      const asked = toPlayItem(item)
      const round = rounds.get(nameOf(asked)) ?? null
      const objection = refuseStake(asked, round, account) ?? free.refuse(asked)
      return objection ?? refuseRound(asked, round) ?? (round ? null : pace.refuse(asked))
    },
    endedStake(item) {
      const asked = toPlayItem(item)
      const after = advance(rounds.get(nameOf(asked)) ?? newRound(asked), asked)
      return after.status === 'settled' ? countedStake(after) : 0
    },
    accept(item) {
      const asked = toPlayItem(item)
      const name = nameOf(asked)
      const before = rounds.get(name) ?? null
      // A rollback of a bet nobody saw leaves its mark in the ledger only.
      if (!before && asked.call === 'rollback') return
      free.accept(asked, before)
      if (!before) pace.accept(asked)
      const after = advance(before ?? newRound(asked), asked)
      // Nor does one of a bet this round does not have change it, or tell of its end again.
      if (after === before) return
      rounds.set(name, after)
      changed.set(name, after)
      if (after.status === 'settled') settled.set(name, after)
    },
    writes: () => [
      ...writeRounds(changed, known),
      ...(settled.size > 0 ? [publishSettled([...settled.values()])] : []),
      ...tellOf([...settled.values()].filter(isBigWin)),
      ...free.writes(),
    ],
  }
}

function writeRounds(changed: Map<string, Round>, known: Set<string>): Statement[] {
  const all = Map.groupBy(changed, ([name]) => known.has(name))
  const [begun, moved] = [false, true].map((isKnown) => all.get(isKnown)?.map(([, one]) => one))
  return [...(begun ? [insertRounds(begun)] : []), ...(moved ? [updateRounds(moved)] : [])]
}

function tellOf(wins: Round[]): Statement[] {
  return wins.length > 0 ? [keepBigWins(wins)] : []
}

/** A stake wants a token that is alive, and stays below what may be staked in a round. */
function refuseStake(item: PlayItem, round: Round | null, account: CoinAccount): Objection | null {
  if (item.call !== 'bet' && item.call !== 'betWin') return null
  const { gameId, tokenHash, isProviderOn, isGameClosed, mostWithBonus } = item.play
  const { provider } = item
  if (!isProviderOn) return { status: 'gateClosed', detail: 'providerOff' }
  if (isGameClosed && !round) return { status: 'gateClosed', detail: 'gameClosed' }
  const launch = launchIn(account.fact, { provider, gameId, tokenHash })
  if (!launch) return { status: 'tokenExpired', detail: null }
  const stake = (round?.stake ?? 0) + item.amount
  if (stake > (launch.stakeCeiling ?? Infinity))
    return { status: 'limitReached', detail: 'stakeCeiling' }
  const isAbove = stake > (mostWithBonus ?? Infinity) && isBonusOpen(account)
  return isAbove ? { status: 'limitReached', detail: 'bonusStake' } : null
}

function refuseRound(item: PlayItem, round: Round | null): Objection | null {
  if (!round) return null
  const isOther = round.gameId !== item.play.gameId
  switch (item.call) {
    case 'bet':
    case 'betWin':
      if (isOther) return { status: 'contentChanged', detail: 'the round is of another game' }
      if (round.status !== 'open') return { status: 'roundClosed', detail: null }
      return Object.keys(round.bets).length < mostBetsOfRound
        ? null
        : { status: 'limitReached', detail: 'roundBets' }
    case 'win':
      if (isOther) return { status: 'unknownBet', detail: 'the round is of another game' }
      return round.status === 'open' ? null : { status: 'roundClosed', detail: null }
    case 'rollback':
      if (isOther) return { status: 'unknownBet', detail: 'the round is of another game' }
      return round.status !== 'open' && Object.hasOwn(round.bets, item.betKey)
        ? { status: 'roundClosed', detail: null }
        : null
  }
}

function advance(round: Round, item: PlayItem): Round {
  const result = item.play.result ?? round.result
  switch (item.call) {
    case 'bet':
      return { ...staked(round, item), status: 'open' }
    case 'betWin':
      return { ...staked(round, item), win: round.win + item.winAmount, status: 'settled', result }
    case 'win': {
      const status = item.play.closesRound ? 'settled' : 'open'
      const { played } = item.play
      return { ...round, win: round.win + item.amount, status, result, played }
    }
    case 'rollback':
      return withoutBet(round, item.betKey)
  }
}

function staked(round: Round, { key, amount, play }: PlayItem & Stake): Round {
  const bets = { ...round.bets, [key]: amount }
  const freeRoundsId = play.freeRoundsId ?? round.freeRoundsId
  return { ...round, stake: round.stake + amount, bets, freeRoundsId }
}

/** The last bet taken out ends the round: as if it had not been, unless it has paid already. */
function withoutBet(round: Round, betKey: string): Round {
  if (!Object.hasOwn(round.bets, betKey)) return round
  const { [betKey]: amount = 0, ...bets } = round.bets
  const isEmpty = Object.keys(bets).length === 0
  const ended: RoundStatus = round.win > 0 ? 'settled' : 'rolledBack'
  return { ...round, bets, stake: round.stake - amount, status: isEmpty ? ended : round.status }
}

function newRound({ playerId, provider, roundId, play }: PlayItem): Round {
  const empty = { stake: 0, win: 0, status: 'open', bets: {}, result: null } as const
  const { gameId, freeRoundsId } = play
  return { playerId, provider, roundId, gameId, freeRoundsId, ...empty }
}

/** Only play asks these lanes for anything, and it always adds its part. */
function toPlayItem(item: Item): PlayItem {
  return item as PlayItem
}

function nameOf({ playerId, provider, roundId }: Pick<Round, 'playerId' | 'provider' | 'roundId'>) {
  return `${playerId}/${provider}/${roundId}`
}
