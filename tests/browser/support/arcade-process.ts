import { createApp } from '@parlour/arcade/app.ts'
import { readConfig } from '@parlour/arcade/config.ts'
import { games } from '@parlour/arcade/games/index.ts'
import { startFakeWallet } from '@parlour/arcade/rounds/fake-wallet.ts'

/** Where every rocket bursts: late enough to leave by hand, soon enough to wait for. */
const burst = 250

/** The real arcade with a wallet for tests, until its input ends. */
const wallet = await startFakeWallet(1_000_000)
const { platformUrl, walletSecret } = wallet
const env = { PLATFORM_URL: platformUrl, ARCADE_WALLET_SECRET: walletSecret, LOG_LEVEL: 'silent' }
const app = createApp(readConfig(env), {
  games: games.map((game) =>
    game.course ? { ...game, course: { ...game.course, draw: () => burst } } : game,
  ),
})
console.log(JSON.stringify({ url: await app.listen({ host: '127.0.0.1', port: 0 }) }))

process.stdin.resume()
process.stdin.once('end', () => {
  wallet.close()
  void app.close().then(() => process.exit(0))
})
