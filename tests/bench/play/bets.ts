import { hashToken } from '@parlour/server/play/sessions.ts'

export type Player = { playerId: number; gameId: number; token: string }

/** The next bet of a bench, of each player in turn: one that begins a round of its own. */
export function betOf(
  players: readonly Player[],
  { design, number, caller }: { design: string; number: number; caller: number },
) {
  const player = players[(number * 7) % players.length]
  if (!player) throw new Error('no players')
  const { playerId, gameId, token } = player
  const name = `${design}-${process.hrtime.bigint()}-${caller}`
  const tokenHash = hashToken(token)
  const turn = { freeRoundsId: null, closesRound: false, isProviderOn: true, result: null }
  const rest = { ...turn, leastMs: 0 }
  return {
    playerId,
    provider: 'arcade',
    key: `b-${name}`,
    roundId: `r-${name}`,
    source: `game:${gameId}`,
    amount: 100,
    contributionPerMillion: 1_000_000,
    play: { gameId, tokenHash, ...rest },
  }
}
