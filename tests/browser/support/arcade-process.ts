import { startArcade } from '@parlour/arcade/app.ts'
import { readConfig } from '@parlour/arcade/config.ts'
import { startFakeWallet } from '@parlour/arcade/rounds/fake-wallet.ts'

/** The real arcade with a wallet for tests, until its input ends. */
const wallet = await startFakeWallet(1_000_000)
const { platformUrl, walletSecret } = wallet
const env = { PLATFORM_URL: platformUrl, ARCADE_WALLET_SECRET: walletSecret, LOG_LEVEL: 'silent' }
const { url, stop } = await startArcade(readConfig({ ...env, ARCADE_PORT: '0' }))
console.log(JSON.stringify({ url }))

process.stdin.resume()
process.stdin.once('end', () => {
  wallet.close()
  void stop().then(() => process.exit(0))
})
