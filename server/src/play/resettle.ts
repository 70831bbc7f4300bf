import type { WalletRequest } from '@parlour/contract/wallet-protocol.ts'
import type { Database, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Outcome, Refusal } from '../wallet/index.ts'
import { lockCoin, post, readBalances, takeBack } from '../wallet/index.ts'
import { sourceOf } from './requests.ts'
import type { RoundStatus } from './round.ts'

type Asked = WalletRequest<'resettle'> & { provider: string }

/**
 * A round that has ended, ended otherwise. Seldom, so it goes beside the lanes: the lock of the
 * coins keeps them out of the round meanwhile. Nothing is told of the round again, and what was
 * wagered with it stays wagered: until it ended it was at risk.
 */
export function resettle(
  database: Database,
  provider: string,
  request: WalletRequest<'resettle'>,
): Promise<Outcome> {
  const asked = { ...request, provider }
  return database.transaction(async (tx) => {
    const balance = await lockCoin(tx, asked.playerId)
    if (balance === null) return refused('unknownPlayer', null)
    const earlier = await findEarlier(tx, asked)
    if (earlier) return earlier.isSame ? done(asked, earlier) : refused('contentChanged', balance)
    const round = await findRound(tx, asked)
    const objection = refuse(round, asked)
    if (!round || objection)
      return refused(objection?.status ?? 'unknownBet', balance, objection?.detail)
    return carryOut(tx, asked, round)
  })
}

type Row = {
  gameId: number
  stake: number
  win: number
  status: RoundStatus
  /** Whether a stake stands in it. */
  hasBets: boolean
}

function refuse(round: Row | null, { gameId }: Asked): { status: Refusal; detail: string } | null {
  if (!round) return { status: 'unknownBet', detail: 'there is no such round' }
  if (round.gameId !== gameId)
    return { status: 'unknownBet', detail: 'the round is of another game' }
  if (round.status === 'open') return { status: 'unknownBet', detail: 'the round goes on' }
  // One that was declared void has its bets still, and may be brought back.
  if (!round.hasBets) return { status: 'betRolledBack', detail: 'its bets were rolled back' }
  return null
}

async function carryOut(tx: Tx, asked: Asked, round: Row): Promise<Outcome> {
  const { playerId, provider, roundId, gameId, transactionId, amount, result = null } = asked
  const win = amount ?? round.stake
  const change = win - round.win
  await move(tx, asked, change)
  const { coin: balance } = await readBalances(tx, playerId)
  await tx.run(sql`update play_rounds set win = ${win}, resettled = resettled + ${change},
      status = ${amount === null ? 'rolledBack' : 'settled'}, result = coalesce(${result}, result)
    where player_id = ${playerId} and provider = ${provider} and round_id = ${roundId}`)
  const { number } = await tx.row<{ number: number }>(sql`insert into play_resettlements
      (player_id, provider, key, round_id, game_id, win, change, balance)
    values (${playerId}, ${provider}, ${transactionId}, ${roundId}, ${gameId}, ${amount},
      ${change}, ${balance}) returning resettlement_id as number`)
  return { ...done(asked, { balance, number }), isRepeat: false }
}

async function move(tx: Tx, asked: Asked, change: number): Promise<void> {
  const { playerId, provider, transactionId, gameId } = asked
  const key = `resettle:${provider}:${transactionId}`
  const of = { playerId, key, source: sourceOf(gameId), amount: Math.abs(change) }
  if (change > 0) await post(tx, { ...of, code: 'resettled_up' })
  if (change < 0) await takeBack(tx, { ...of, code: 'resettled_down' })
}

function findRound(tx: Tx, { playerId, provider, roundId }: Asked): Promise<Row | null> {
  return tx.find<Row>(sql`
    select game_id as "gameId", stake, win, status, bets <> '{}' as "hasBets" from play_rounds
    where player_id = ${playerId} and provider = ${provider} and round_id = ${roundId}`)
}

function findEarlier(tx: Tx, { playerId, provider, transactionId, ...asked }: Asked) {
  const { roundId, gameId, amount } = asked
  return tx.find<Answered & { isSame: boolean }>(sql`
    select balance, resettlement_id as number, (round_id, game_id, win) is not distinct from
      (${roundId}::text, ${gameId}::int, ${amount}::bigint) as "isSame"
    from play_resettlements where player_id = ${playerId} and provider = ${provider}
      and key = ${transactionId}`)
}

type Answered = { balance: number; number: number }

function done({ playerId }: Asked, { balance, number }: Answered): Outcome {
  return { status: 'ok', isRepeat: true, balance, entryId: `${playerId}-r${number}` }
}

function refused(status: Refusal, balance: number | null, detail: string | null = null): Outcome {
  return { status, isRepeat: false, balance, detail }
}
