import { createApp } from '@parlour/arcade/app.ts'
import { readConfig } from '@parlour/arcade/config.ts'
import type { AnyArcadeGame, SeaCourse } from '@parlour/arcade/games/game.ts'
import { games } from '@parlour/arcade/games/index.ts'
import { startFakeWallet } from '@parlour/arcade/rounds/fake-wallet.ts'

export type HastyArcade = Awaited<ReturnType<typeof openHastyArcade>>

/** The whole arcade over HTTP, before a wallet for tests. Its clocks hurry; its draws do not. */
export async function openHastyArcade() {
  const wallet = await startFakeWallet(1_000_000_000)
  const { platformUrl, walletSecret } = wallet
  const env = { PLATFORM_URL: platformUrl, ARCADE_WALLET_SECRET: walletSecret, LOG_LEVEL: 'silent' }
  const config = readConfig({ ...env, REQUESTS_PER_MINUTE: '100000000' })
  const app = createApp(config, { games: games.map(hasty) })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    games,
    /** For one call: the wallet finds too little money. */
    async withEmptyPurse<T>(work: () => Promise<T>): Promise<T> {
      const { balance } = wallet
      wallet.balance = 0
      try {
        return await work()
      } finally {
        wallet.balance = balance
      }
    },
    /** What it has been told lies in memory for good. */
    forget: () => void (wallet.calls.length = 0),
    async close() {
      await app.close()
      wallet.close()
    },
  }
}

const seat = { waitMs: 40, restMs: 1 }

function hasty({ course, ...game }: AnyArcadeGame): AnyArcadeGame {
  if (!course) return game.sea ? { ...game, sea: hastySea(game.sea) } : game
  if (course.kind === 'table')
    return { ...game, course: { ...course, ...seat, closedMs: 1, shownMs: 1 } }
  const multiplierAfter = (ms: number) => course.multiplierAfter(ms * 200)
  return { ...game, course: { ...course, ...seat, multiplierAfter } }
}

/** Fish come as fast as they are caught: else most of the time is spent before an empty sea. */
function hastySea({ habits }: SeaCourse): SeaCourse {
  return { paceMs: 1, tickMs: 1, habits: habits.map((habit) => ({ ...habit, gapMs: 2 })) }
}
