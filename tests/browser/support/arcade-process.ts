import { createApp } from '@parlour/arcade/app.ts'
import { readConfig } from '@parlour/arcade/config.ts'
import type { AnyArcadeGame } from '@parlour/arcade/games/game.ts'
import { games } from '@parlour/arcade/games/index.ts'
import { startFakeWallet } from '@parlour/arcade/rounds/fake-wallet.ts'

/** Where every rocket bursts: late enough to leave by hand, soon enough to wait for. */
const burst = 250

/** The real arcade with a wallet for tests, until its input ends. */
const wallet = await startFakeWallet(1_000_000)
const { platformUrl, walletSecret } = wallet
const env = { PLATFORM_URL: platformUrl, ARCADE_WALLET_SECRET: walletSecret, LOG_LEVEL: 'silent' }
/** Tables draw as they do, and wait less. */
function quick({ course, ...game }: AnyArcadeGame): AnyArcadeGame {
  if (!course) return game
  return course.kind === 'crash'
    ? { ...game, course: { ...course, draw: () => burst } }
    : { ...game, course: { ...course, waitMs: 8_000 } }
}

const app = createApp(readConfig(env), {
  games: games.map(quick),
})
console.log(JSON.stringify({ url: await app.listen({ host: '127.0.0.1', port: 0 }) }))

process.stdin.resume()
process.stdin.once('end', () => {
  wallet.close()
  void app.close().then(() => process.exit(0))
})
