import type { WalletCall, WalletRequest } from '@parlour/contract/wallet-protocol.ts'
import { walletRequests } from '@parlour/contract/wallet-protocol.ts'
import type { Outcome, WalletLanes } from '../wallet/index.ts'
import type { ProviderCache } from './provider-cache.ts'
import type { PlayPart } from './round.ts'
import { hashToken } from './sessions.ts'

export type ReadRequest = { [Name in WalletCall]: { name: Name; request: WalletRequest<Name> } }
export type AnyRequest = ReadRequest[WalletCall]
export type PlayerRequest = Exclude<AnyRequest, { name: 'facts' | 'examined' }>
export type MoneyRequest = Exclude<PlayerRequest, { name: 'balance' | 'resettle' }>

export function isWalletCall(name: string): name is WalletCall {
  return Object.hasOwn(walletRequests, name)
}

/** The request as the contract knows it, or what is wrong with it. */
export function readRequest(name: WalletCall, rawBody: string): AnyRequest | { fault: string } {
  let json: unknown
  try {
    json = JSON.parse(rawBody)
  } catch {
    return { fault: 'the body is not JSON' }
  }
  const parsed = walletRequests[name].safeParse(json)
  if (parsed.success) return { name, request: parsed.data } as AnyRequest
  const [issue] = parsed.error.issues
  return { fault: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'is wrong'}` }
}

type Asker = {
  provider: string
  isOn: boolean
  game: { contributionPerMillion: number; leastMs: number; isPlayable: boolean }
  mostWithBonus: number | null
  hasLeft?: (() => boolean) | undefined
}

/** Asks the ledger. The lanes carry the part `play` to the companion that keeps the rounds. */
export function askLanes(lanes: WalletLanes, asked: MoneyRequest, by: Asker): Promise<Outcome> {
  const { request } = asked
  const item = {
    playerId: request.playerId,
    provider: by.provider,
    key: request.transactionId,
    roundId: request.roundId,
    source: sourceOf(request.gameId),
    play: { ...toPart(asked), ...demandsOf(by) },
  }
  const { contributionPerMillion } = by.game
  switch (asked.name) {
    case 'bet':
      return lanes.bet({ ...item, amount: asked.request.amount }, by.hasLeft)
    case 'betWin': {
      const { amount, winAmount } = asked.request
      return lanes.betWin({ ...item, amount, winAmount, contributionPerMillion }, by.hasLeft)
    }
    case 'win': {
      const { amount, betTransactionId } = asked.request
      return lanes.win({ ...item, amount, betKey: betTransactionId, contributionPerMillion })
    }
    case 'rollback':
      return lanes.rollback({ ...item, betKey: asked.request.betTransactionId })
  }
}

/** A game may be given another name; what the ledger keeps must not change with it. */
export function sourceOf(gameId: number): string {
  return `game:${gameId}`
}

/** The game, when it is one of this provider. */
export function findGameOf({ games }: ProviderCache, platformId: number, gameId: number) {
  const game = games.get(gameId)
  return game?.platformId === platformId ? game : null
}

type Demands = Pick<PlayPart, 'isProviderOn' | 'isGameClosed' | 'leastMs' | 'mostWithBonus'>

function demandsOf({ isOn, game: { leastMs, isPlayable }, mostWithBonus }: Asker): Demands {
  return { isProviderOn: isOn, isGameClosed: !isPlayable, leastMs, mostWithBonus }
}

function toPart({ name, request }: MoneyRequest): Omit<PlayPart, keyof Demands> {
  return {
    gameId: request.gameId,
    tokenHash: 'token' in request ? hashToken(request.token) : null,
    freeRoundsId: ('freeRoundsId' in request && request.freeRoundsId) || null,
    closesRound: name === 'betWin' || (name === 'win' && request.closesRound),
    result: ('result' in request && request.result) || null,
    ...('played' in request && { played: request.played }),
  }
}
