import type { GameFacts } from '@parlour/contract/wallet-protocol.ts'
import type { AnyArcadeGame, GameRules } from './games/game.ts'
import type { WalletClient } from './wallet-client.ts'

/** What the lobby may say of a game before it opens: the same figures as its own rules sheet. */
export function factsOf({ catalogueId, rules }: AnyArcadeGame): GameFacts {
  const { returnToPlayer, leastReturn, minStake, maxStake, most, spread } = rules
  return {
    gameId: catalogueId,
    returnToPlayer: shareOf(returnToPlayer),
    ...(leastReturn && { leastReturn: shareOf(leastReturn) }),
    minStake,
    maxStake,
    most,
    ...(spread && { spread: chancesOf(spread) }),
    fairPath: '/fair',
  }
}

/** A platform may come up later than we do, or be given another catalogue while we run. */
const soonMs = 15_000
const againMs = 600_000

/** Tells the platform until it has heard, and then now and again. Answers how to stop. */
export function keepTellingFacts(
  games: readonly AnyArcadeGame[],
  wallet: WalletClient,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const tell = async () => {
    const { kind } = await wallet.ask('facts', { games: games.map(factsOf) })
    if (!isStopped)
      timer = setTimeout(() => void tell(), kind === 'done' ? againMs : soonMs).unref()
  }
  void tell()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

function shareOf({ numerator, denominator }: GameRules['returnToPlayer']): number {
  return numerator / denominator
}

/** What cannot happen has no chance to be told. */
function chancesOf({
  overStake,
  tenTimes,
  hundredTimes,
  deviation,
}: Required<GameRules>['spread']) {
  return {
    overStake,
    ...(tenTimes > 0 && { tenTimes }),
    ...(hundredTimes > 0 && { hundredTimes }),
    deviation,
  }
}
